import type { SkillCheck as Difficulty } from '../vocabulary/vocabulary.ts'
import type { Declared } from '../conditions/checkCondition.ts'
import type { Lookup } from '../conditions/evaluate.ts'
import type { ChoiceCheck } from '../schema/choiceCheck.ts'
import type { StoryGraph } from '../structure/storyGraph.ts'
import { lookupOf } from './choicesAt.ts'
import { drawnPlace } from './drawn.ts'
import { getOwn, type World } from './world.ts'

/** Chance of success without a variable, in percent. */
const SUCCEED = { easy: 75, medium: 50, hard: 25 } as const satisfies Record<Difficulty, number>
/** Maximum effect of a variable, in percentage points. */
export const MAX_HELP = 20

export interface Help {
  value: number
  least: number
  most: number
}

/** Returns the chance in percent. A variable adds −20 to +20; the result is never 0 or 100. */
export function chanceOf(difficulty: Difficulty, help: Help | null = null): number {
  if (help === null || help.most <= help.least) return SUCCEED[difficulty]
  const share = (help.value - help.least) / (help.most - help.least)
  return SUCCEED[difficulty] + Math.round(MAX_HELP * (2 * Math.min(1, Math.max(0, share)) - 1))
}

/** Returns null if the check uses no variable. */
export function helpIn({ helps }: ChoiceCheck, declared: Declared, lookup: Lookup): Help | null {
  const variable = getOwn(declared, helps ?? '')
  if (variable === undefined || !('number' in variable)) return null
  const [least, most] = variable.number
  const value = lookup(helps ?? '')
  return { least, most, value: typeof value === 'number' ? value : least }
}

export interface ChoicePlace {
  node: string
  choice: number
}

/** Key for the draws of a check. No variable can have this name. */
export const checkKey = ({ node, choice }: ChoicePlace): string => `check:${node}#${choice}`

/** Returns null if the choice cannot fail. */
export function chanceAt(
  graph: Pick<StoryGraph, 'declared' | 'node' | 'rules'>,
  world: World | null,
  { node, choice }: ChoicePlace,
): number | null {
  const check = graph.node(node).choices[choice]?.check
  if (check === undefined) return null
  const help = helpIn(check, graph.declared ?? {}, lookupOf(graph, world))
  return chanceOf(check.difficulty ?? graph.rules.skill_check_difficulty, help)
}

/** Returns true if the attempt succeeds. A retry gives the same result. */
export function succeeds(
  { chance }: Pick<World, 'chance'>,
  at: ChoicePlace,
  percent: number,
): boolean {
  const { seed, drawn } = chance ?? { seed: 0, drawn: {} }
  const key = checkKey(at)
  return drawnPlace(seed, key, getOwn(drawn, key) ?? 0, 100) < percent
}

/** Counts the attempt, so that the next attempt draws another number. */
export function countAttempt(world: World, at: ChoicePlace): World {
  const { seed, drawn } = world.chance ?? { seed: 0, drawn: {} }
  const key = checkKey(at)
  return { ...world, chance: { seed, drawn: { ...drawn, [key]: (getOwn(drawn, key) ?? 0) + 1 } } }
}
