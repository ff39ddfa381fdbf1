import type { Ending, HistoryEntry, Progress, SessionData } from '@kathasagar/api/contract'
import { isPage, type StoryGraph } from '@kathasagar/story'

import { progressOf, scenesOf } from '@kathasagar/engine/progress'
import { shownAt } from '@kathasagar/engine/state/shownAt'
import type { StoredTurn, ToldTurn } from '../ports.ts'
import { knownAt, knownWords } from '../state/knowledge.ts'
import { mayRetell, presentVariants } from '../state/variants.ts'
import { wayOfPage } from '../state/wayOfPage.ts'
import { newsIn } from './presentMemory.ts'

/** A place in a session: the turn that it stands at, and what is told of the way there. */
export interface Place {
  graph: StoryGraph
  head: StoredTurn
  /** The newest turns up to the head, which is the last. */
  recent: readonly ToldTurn[]
  /** XP won on the whole way; asked for at an ending alone, elsewhere 0. */
  xpWon: number
  /** The scene has a picture, its own or one that was drawn in it. */
  hasPicture: boolean
}

/** Scenes that are named, the latest of a way that came through more. */
const SCENES_NAMED = 100

export const presentProgress = ({ graph, head }: Pick<Place, 'graph' | 'head'>): Progress =>
  progressOf(graph, head.state)

export const presentEntry = (turn: ToldTurn): HistoryEntry => ({
  turn_id: turn.id,
  parent_id: turn.parent_id,
  number: turn.number,
  action_type: turn.action.type,
  user_input: turn.action.user_input,
  ai_response: turn.answer,
  model_used: turn.model_used,
  credits_consumed: turn.credits,
  selected_choice: turn.action.selected_choice,
  timestamp: turn.created_at.toISOString(),
  success: true,
  ...presentVariants(turn),
})

/** The ending that the session has reached, with what the whole way has won. */
export function presentEnding({ graph, head, xpWon }: Place): Ending | null {
  const { node } = head.state
  if (!graph.isEnding(node)) return null
  return {
    title: graph.titleOf(node),
    number: graph.endings.indexOf(node) + 1,
    total: graph.endings.length,
    turns: head.number,
    xp_gained: xpWon,
  }
}

function presentMayRetell(head: StoredTurn): Pick<SessionData, 'may_retell'> {
  const may_retell = mayRetell(head)
  return may_retell.length > 0 ? { may_retell } : {}
}

function presentNews(graph: StoryGraph, head: StoredTurn): Pick<SessionData, 'news'> {
  const news = newsIn(graph, head)
  return news > 0 ? { news } : {}
}

function presentKnown(graph: StoryGraph, head: StoredTurn): Pick<SessionData, 'known'> {
  const known = head.number === 0 ? knownWords(graph, knownAt(graph, head)) : []
  return known.length > 0 ? { known } : {}
}

const presentPage = ({ program }: StoryGraph, { state }: StoredTurn): Pick<SessionData, 'page'> =>
  isPage(program) ? { page: { hash: program.hash, ...wayOfPage(state) } } : {}

export function presentSessionData(place: Place, runningKey: string | null): SessionData {
  const { graph, recent, head } = place
  const isOver = graph.isEnding(head.state.node)
  return {
    narrative_history: recent.map(presentEntry),
    choices: head.state.offers.map((offer) => offer.text),
    ...shownAt(graph, head.state),
    ...presentNews(graph, head),
    ...presentKnown(graph, head),
    ...presentPage(graph, head),
    scenes: scenesOf(graph, head.state).slice(-SCENES_NAMED),
    ending: presentEnding(place),
    ...presentMayRetell(head),
    can_undo: head.parent_id !== null && !isOver,
    running_key: runningKey,
  }
}
