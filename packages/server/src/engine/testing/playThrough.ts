import { priceAction } from '@kathasagar/api/contract/pricing'
import type { StoryLanguage, TextModelKey } from '@kathasagar/api/contract/vocabulary'
import { openGraph, type StoryGraph, type StoryStructure, xpCosts } from '@kathasagar/api/rules'

import { applyTurn, beginStory, type TurnOutcome } from '../applyTurn.ts'
import { judge } from '../judge.ts'
import { rankByWords } from '../rankByWords.ts'
import { isRefusal, type AskedAction, type Ruling } from '../ruling.ts'
import { tell } from '../storyteller/tell.ts'
import type { Telling } from '../storyteller/telling.ts'
import type { TurnState } from '../turnState.ts'
import type { PlannedAction } from './arbitraries.ts'

/** One turn of a walk, with the state that it was judged in. */
export interface WalkedTurn {
  before: TurnState
  action: AskedAction
  ruling: Ruling
  telling: Telling
  outcome: TurnOutcome
}

export interface Walk {
  graph: StoryGraph
  start: TurnOutcome
  opening: Telling
  turns: WalkedTurn[]
}

const costs = xpCosts(undefined)

export interface Playing {
  seed: number
  xp?: number
  language?: StoryLanguage
  manner?: TextModelKey
}

/** Plays planned actions to the end of the plan or of the story; what XP does not allow is skipped. */
export function playThrough(
  structure: StoryStructure,
  plan: readonly PlannedAction[],
  { seed, xp = 20, language = 'en', manner = 'kathakar' }: Playing,
): Walk {
  const graph = openGraph(structure)
  const start = beginStory(graph, { xp, seed })
  let state = start.state
  const frame = { graph, language, manner }
  const opening = tell({ ...frame, state, ruling: { kind: 'start' }, action: null, recent: [] })
  const turns: WalkedTurn[] = []
  const recent = [opening.narrative]
  for (const planned of plan) {
    if (graph.isEnding(state.node)) break
    const action = settle(planned, state)
    const price = priceAction({ type: action.type, xp: state.xp, costs, modelCredits: 0 })
    if (price.xp > state.xp) continue
    const ruling = judge({ graph, state, action, rankChoices: rankByWords })
    if (isRefusal(ruling)) throw new Error(`An open choice was refused: ${ruling.code}`)
    const telling = tell({ ...frame, state, ruling, action, recent: recent.slice(-4) })
    const cost = { xp: price.xp, multiplier: 1, choices: telling.choices }
    const outcome = applyTurn(graph, state, ruling, cost)
    turns.push({ before: state, action, ruling, telling, outcome })
    recent.push(telling.narrative)
    state = outcome.state
  }
  return { graph, start, opening, turns }
}

function settle(planned: PlannedAction, state: TurnState): AskedAction {
  if (planned.type !== 'continue') return planned
  const offer =
    planned.pick === null
      ? undefined
      : state.offers[planned.pick % Math.max(1, state.offers.length)]
  return { type: 'continue', selected_choice: offer?.text }
}
