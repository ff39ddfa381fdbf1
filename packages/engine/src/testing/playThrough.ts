import type { StoryLanguage, TextModelKey } from '@kathasagar/story/vocabulary'
import { openGraph, type StoryGraph, type StoryStructure, xpCosts } from '@kathasagar/story'

import { NO_LORE } from '../understanding/lore.ts'
import { narrate } from '../narration/narrate.ts'
import type { Narration } from '../narration/narration.ts'
import { type Action, isAside } from '../world/ruling.ts'
import { beginStory, type TurnOutcome } from '../turn/apply.ts'
import { playTurn, type PlayedTurn } from '../turn/playTurn.ts'
import type { TurnState } from '../world/turnState.ts'
import type { PlannedAction } from './arbitraries.ts'

type WalkedTurn = PlayedTurn & { telling: Narration }

export interface Walk {
  graph: StoryGraph
  start: TurnOutcome
  opening: Narration
  turns: WalkedTurn[]
}

export interface Playing {
  seed: number
  xp?: number
  language?: StoryLanguage
  manner?: TextModelKey
}

/** Plays the planned actions until the plan or the story ends. Skips refusals and asides. */
export function playThrough(
  structure: StoryStructure,
  plan: readonly PlannedAction[],
  { seed, xp = 20, language = 'en', manner = 'kathakar' }: Playing,
): Walk {
  const graph = openGraph(structure)
  const start = beginStory(graph, { xp, seed })
  let { state } = start
  const rules = { graph, costs: xpCosts(undefined), multiplier: 1, lore: NO_LORE }
  const frame = { language, manner }
  const ruling = { kind: 'start' } as const
  const opening = narrate({ ...frame, graph, state, ruling, action: null, recent: [] })
  const turns: WalkedTurn[] = []
  const recent = [opening.narrative]
  for (const planned of plan) {
    if (graph.isEnding(state.node)) break
    const turn = playTurn({ ...rules, state }, settle(planned, state), (begun) =>
      narrate({ ...begun, ...frame, recent: recent.slice(-4) }),
    )
    if ('code' in turn) {
      if (turn.code === 'not_enough_xp') continue
      throw new Error(`An open choice was refused: ${turn.code}`)
    }
    if (isAside(turn)) continue
    turns.push(turn)
    const { narrative, setup } = turn.telling
    recent.push([narrative, setup].filter(Boolean).join('\n\n'))
    state = turn.state
  }
  return { graph, start, opening, turns }
}

function settle(planned: PlannedAction, state: TurnState): Action {
  if (planned.type !== 'continue') return planned
  const offer =
    planned.pick === null
      ? undefined
      : state.offers[planned.pick % Math.max(1, state.offers.length)]
  return { type: 'continue', selected_choice: offer?.text }
}
