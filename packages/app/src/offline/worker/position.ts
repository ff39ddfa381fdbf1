import type { ActionAnswer, HistoryEntry, OfflinePlay } from '@kathasagar/api/contract'
import { platesOnEntry } from '@kathasagar/engine/scene/platesOnEntry'
import { progressOf, scenesOf } from '@kathasagar/engine/progress'
import { shownAt } from '@kathasagar/engine/state/shownAt'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { StoryGraph } from '@kathasagar/story'

/** A place on the way, with what was told on the way to it. */
export interface Position {
  /** None before the turn that the play was taken along at. */
  parent: Position | null
  entry: HistoryEntry
  state: TurnState
  recent: readonly string[]
  xp_won: number
}

/** What is said outside of the story, or beside a turn of it. */
export type Said = Pick<ActionAnswer, 'declined' | 'hint' | 'asked'>

/** The state is the engine's own: the server has read it from where the engine had it kept. */
export const firstPosition = ({ entry, state, recent, xp_won }: OfflinePlay): Position => ({
  parent: null,
  entry,
  state: state as unknown as TurnState,
  recent,
  xp_won,
})

/** The nearest place before this one at which more than one choice was open. */
export function forkBefore({ parent }: Position): Position | null {
  let at = parent
  while (at && at.state.offers.length < 2) at = at.parent
  return at
}

/** Scenes that are named, as many as the server names. */
const SCENES_NAMED = 100

const NOTHING_TOLD = {
  narrative: null,
  setup: null,
  image_url: null,
  prompt: null,
  style: null,
  fallback_description: null,
} as const

export const tellingOf = (
  told: { narrative: string; setup: string | null },
  state: TurnState,
): HistoryEntry['ai_response'] => ({
  ...NOTHING_TOLD,
  narrative: told.narrative || null,
  setup: told.setup,
  choices: state.offers.map((offer) => offer.text),
})

export type AddressOf = (image: string) => string | null

export type OpeningPlates = Pick<HistoryEntry['ai_response'], 'plate' | 'portrait'>

/** The pictures of a turn that enters a scene; none that has no address where it is played. */
export function openingPlates(
  [graph, node, stood]: Parameters<typeof platesOnEntry>,
  addressOf: AddressOf,
): OpeningPlates {
  const opening = Object.entries(platesOnEntry(graph, node, stood))
  return Object.fromEntries(
    opening.flatMap(([place, { image, alt }]) => {
      const image_url = addressOf(image)
      return image_url === null ? [] : [[place, { image_url, alt }]]
    }),
  )
}

function endingOf(graph: StoryGraph, { entry, state, xp_won }: Position): ActionAnswer['ending'] {
  if (!graph.isEnding(state.node)) return null
  return {
    title: graph.titleOf(state.node),
    number: graph.endings.indexOf(state.node) + 1,
    total: graph.endings.length,
    turns: entry.number,
    xp_gained: xp_won,
  }
}

/** Where a play stands, as a session tells it. */
export function sessionDataOf(graph: StoryGraph, here: Position): ActionAnswer['session_data'] {
  const { state, entry, parent } = here
  const ending = endingOf(graph, here)
  return {
    narrative_history: [entry],
    choices: state.offers.map((offer) => offer.text),
    ...shownAt(graph, state),
    scenes: scenesOf(graph, state).slice(-SCENES_NAMED),
    ending,
    can_undo: parent !== null && ending === null,
    running_key: null,
  }
}

interface AnsweredAt {
  graph: StoryGraph
  here: Position
  /** Credits that are left. */
  credits: number
  action_type: ActionAnswer['action_type']
  said: Said
  /** XP that the turn has won; absent where nothing was told: of an undo, or of words outside of the story. */
  won?: number
}

/** Where a play stands, in the words in which the server answers an action. */
export function answerAt(at: AnsweredAt): ActionAnswer {
  const { graph, here, credits, action_type, said, won } = at
  const { entry, state } = here
  return {
    ...(won === undefined ? tellingOf({ narrative: '', setup: null }, state) : entry.ai_response),
    ...progressOf(graph, state),
    ...said,
    turn_id: entry.turn_id,
    action_type,
    model_used: won === undefined ? null : entry.model_used,
    credits_consumed: 0,
    xp_gained: won ?? 0,
    credits,
    ending: endingOf(graph, here),
    low_credits_warning: false,
    credit_warning_message: null,
    fallback_warning: null,
    fallback: null,
    session_data: sessionDataOf(graph, here),
  }
}
