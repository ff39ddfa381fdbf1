import type { SkillCheck as Difficulty } from '../vocabulary/vocabulary.ts'
import type { Declared } from '../conditions/checkCondition.ts'
import type { Lookup } from '../conditions/evaluate.ts'
import type { ChoiceCheck } from '../schema/choiceCheck.ts'
import type { StoryGraph } from '../structure/storyGraph.ts'
import { lookupOf } from './choicesAt.ts'
import { drawnPlace } from './drawn.ts'
import { own, type World } from './world.ts'

/** Of a hundred tries so many succeed where nothing helps. */
const SUCCEED = { easy: 75, medium: 50, hard: 25 } as const satisfies Record<Difficulty, number>
/** A number that helps is worth so much at its most, and costs so much at its least. */
export const HELP = 20

/** A number of the state, and the least and the most that it can be. */
export interface Help {
  value: number
  least: number
  most: number
}

/**
 * How likely a check is to succeed, in whole percent: 75 where it is easy, 50 where it is medium, 25
 * where it is hard. A number that helps moves that by up to 20: at its least 20 less, in its middle
 * nothing, at its most 20 more. So it is never sure, and never in vain.
 */
export function chanceOf(difficulty: Difficulty, help: Help | null = null): number {
  if (help === null || help.most <= help.least) return SUCCEED[difficulty]
  const share = (help.value - help.least) / (help.most - help.least)
  return SUCCEED[difficulty] + Math.round(HELP * (2 * Math.min(1, Math.max(0, share)) - 1))
}

/** The number that a check names, as it is now; null where it names none. */
export function helpIn({ helps }: ChoiceCheck, declared: Declared, lookup: Lookup): Help | null {
  const variable = own(declared, helps ?? '')
  if (variable === undefined || !('number' in variable)) return null
  const [least, most] = variable.number
  const value = lookup(helps ?? '')
  return { least, most, value: typeof value === 'number' ? value : least }
}

/** Where a choice was written. */
export interface ChoicePlace {
  /** Name of its node. */
  node: string
  choice: number
}

/** By which a check is drawn, so that each is drawn apart; no variable has such a name. */
export const checkKey = ({ node, choice }: ChoicePlace): string => `check:${node}#${choice}`

/** How likely a choice is to succeed now; null where it cannot fail. */
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

/**
 * Whether a try succeeds. It hangs on the seed of the play, on the choice and on how often it was tried
 * before, and on nothing else: who takes a turn back and tries again comes to the same.
 */
export function succeeds(
  { chance }: Pick<World, 'chance'>,
  at: ChoicePlace,
  percent: number,
): boolean {
  const { seed, drawn } = chance ?? { seed: 0, drawn: {} }
  const key = checkKey(at)
  return drawnPlace(seed, key, own(drawn, key) ?? 0, 100) < percent
}

/** The world after a check was drawn: the next try of it is another. */
export function afterTry(world: World, at: ChoicePlace): World {
  const { seed, drawn } = world.chance ?? { seed: 0, drawn: {} }
  const key = checkKey(at)
  return { ...world, chance: { seed, drawn: { ...drawn, [key]: (own(drawn, key) ?? 0) + 1 } } }
}
