import type {
  ActionAnswer,
  ActionRequest,
  HistoryEntry,
  OfflinePlay,
} from '@kathasagar/api/contract'
import type { SecondRequest } from '@kathasagar/engine/turn/secondRequest'
import { progressOf, scenesOf } from '@kathasagar/engine/world/progress'
import type { Action, Aside } from '@kathasagar/engine/world/ruling'
import { platesOnEntry } from '@kathasagar/engine/world/scene/platesOnEntry'
import { sceneParts } from '@kathasagar/engine/world/sceneParts'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import type { StoryGraph } from '@kathasagar/story'

export interface Position {
  /** Null for the stored turn. */
  parent: Position | null
  entry: HistoryEntry
  state: TurnState
  recent: readonly string[]
  xp_won: number
}

export type StoryRemarks = Pick<ActionAnswer, 'declined' | 'hint' | 'asked'>

export const firstPosition = ({ entry, state, recent, xp_won }: OfflinePlay): Position => ({
  parent: null,
  entry,
  state: state as unknown as TurnState,
  recent,
  xp_won,
})

/** Returns the last position with more than one choice. */
export function forkBefore({ parent }: Position): Position | null {
  let at = parent
  while (at && at.state.offers.length < 2) at = at.parent
  return at
}

const SCENES_NAMED = 100

const EMPTY_ANSWER = {
  narrative: null,
  setup: null,
  image_url: null,
  prompt: null,
  style: null,
  fallback_description: null,
} as const

export const toAiResponse = (
  told: { narrative: string; setup: string | null },
  state: TurnState,
): HistoryEntry['ai_response'] => ({
  ...EMPTY_ANSWER,
  narrative: told.narrative || null,
  setup: told.setup,
  choices: state.offers.map((offer) => offer.text),
})

export type AddressOf = (image: string) => string | null

export type OpeningPlates = Pick<HistoryEntry['ai_response'], 'plate' | 'portrait'>

/** Returns the pictures of a scene. Omits those without a URL. */
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

export function sessionDataOf(graph: StoryGraph, here: Position): ActionAnswer['session_data'] {
  const { state, entry, parent } = here
  const ending = endingOf(graph, here)
  return {
    narrative_history: [entry],
    choices: state.offers.map((offer) => offer.text),
    ...sceneParts(graph, state),
    scenes: scenesOf(graph, state).slice(-SCENES_NAMED),
    ending,
    can_undo: parent !== null && ending === null,
    running_key: null,
  }
}

interface AnsweredAt {
  graph: StoryGraph
  here: Position
  credits: number
  action_type: ActionAnswer['action_type']
  said: StoryRemarks
  /** Earned XP. Absent for undo and for messages outside of the story. */
  won?: number
}

/** Returns a position in the format of a server response. */
export function buildActionAnswer(at: AnsweredAt): ActionAnswer {
  const { graph, here, credits, action_type, said, won } = at
  const { entry, state } = here
  return {
    ...(won === undefined
      ? toAiResponse({ narrative: '', setup: null }, state)
      : entry.ai_response),
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

export function actionOf(request: ActionRequest): Action | null {
  switch (request.action_type) {
    case 'continue':
      return { type: 'continue', selected_choice: request.selected_choice }
    case 'custom_action':
      return { type: 'custom_action', text: request.user_action }
    case 'immerse':
      return { type: 'immerse' }
    default:
      return null
  }
}

export const typedValuesIn = (request: ActionRequest) =>
  ('typed' in request ? request.typed : undefined) ?? {}

export function presentAside(aside: Aside, { role }: OfflinePlay): StoryRemarks {
  if (aside.aside === 'hint') {
    const { topic } = aside
    return { hint: { topic, detail: '', ...(topic === 'who' && role && { role }) } }
  }
  const asked = [...aside.choices]
  const isWhich = aside.byNumber === true && asked.length > 1
  return { asked, ...(isWhich && { hint: { topic: 'which', detail: '' } }) }
}

export const presentHint = ({ asked, hint }: SecondRequest): StoryRemarks => ({
  ...(asked && { asked: [...asked] }),
  ...(hint && { hint: { topic: hint, detail: '' } }),
})
