import { applyTurn, beginStory, type TurnOutcome } from '../applyTurn.ts'
import { judge } from '../judge.ts'
import { priceAction, xpCosts } from '../pricing.ts'
import { rankByWords } from '../rankByWords.ts'
import { isRefusal, type AskedAction, type Ruling } from '../ruling.ts'
import { openGraph, type StoryGraph } from '../storyGraph.ts'
import type { StoryStructure } from '../structure.ts'
import type { TurnState } from '../turnState.ts'
import type { PlannedAction } from './arbitraries.ts'

/** One turn of a walk, with the state that it was judged in. */
export interface WalkedTurn {
  before: TurnState
  action: AskedAction
  ruling: Ruling
  outcome: TurnOutcome
}

export interface Walk {
  graph: StoryGraph
  start: TurnOutcome
  turns: WalkedTurn[]
}

const costs = xpCosts(undefined)

/** Plays planned actions to the end of the plan or of the story; what XP does not allow is skipped. */
export function playThrough(
  structure: StoryStructure,
  plan: readonly PlannedAction[],
  { seed, xp = 20 }: { seed: number; xp?: number },
): Walk {
  const graph = openGraph(structure)
  const start = beginStory(graph, { xp, seed })
  const turns: WalkedTurn[] = []
  let state = start.state
  for (const planned of plan) {
    const action = settle(planned, state)
    const price = priceAction({ type: action.type, xp: state.xp, costs, modelCredits: 0 })
    if (graph.isEnding(state.node)) break
    if (price.xp > state.xp) continue
    const ruling = judge({ graph, state, action, rankChoices: rankByWords })
    if (isRefusal(ruling)) throw new Error(`An open choice was refused: ${ruling.code}`)
    const outcome = applyTurn(graph, state, ruling, { xp: price.xp, multiplier: 1 })
    turns.push({ before: state, action, ruling, outcome })
    state = outcome.state
  }
  return { graph, start, turns }
}

function settle(planned: PlannedAction, state: TurnState): AskedAction {
  if (planned.type !== 'continue') return planned
  const offer =
    planned.pick === null
      ? undefined
      : state.offers[planned.pick % Math.max(1, state.offers.length)]
  return { type: 'continue', selected_choice: offer?.text }
}
