import type {
  Ending,
  GameSession,
  HistoryEntry,
  PlayedStory,
  Progress,
  SessionData,
} from '@kathasagar/api/contract'

import { xpCosts } from '../../engine/pricing.ts'
import { progressOf, scenesOf } from '../../engine/progress.ts'
import type { StoryGraph } from '../../engine/storyGraph.ts'
import type { StoredStory } from '../stories/ports.ts'
import type { StoredTurn, ToldTurn } from './ports.ts'

/** A place in a session: the way there and the turn that it stands at. */
export interface Place {
  graph: StoryGraph
  /** From the start to the head, both included. */
  path: readonly ToldTurn[]
  head: StoredTurn
}

export const presentProgress = ({ graph, head }: Pick<Place, 'graph' | 'head'>): Progress =>
  progressOf(graph, head.state)

const presentEntry = (turn: ToldTurn): HistoryEntry => ({
  turn_id: turn.id,
  action_type: turn.action.type,
  user_input: turn.action.user_input,
  ai_response: turn.answer,
  model_used: turn.model_used,
  credits_consumed: turn.credits,
  selected_choice: turn.action.selected_choice,
  timestamp: turn.created_at.toISOString(),
  success: true,
})

/** The ending that the session has reached, with what the whole way has won. */
export function presentEnding({ graph, path, head }: Place): Ending | null {
  const { node } = head.state
  if (!graph.isEnding(node)) return null
  return {
    title: graph.titleOf(node),
    number: graph.endings.indexOf(node) + 1,
    total: graph.endings.length,
    turns: head.number,
    xp_gained: path.reduce((sum, turn) => sum + turn.xp_gained, 0),
  }
}

export function presentSessionData(place: Place, runningKey: string | null): SessionData {
  const { graph, path, head } = place
  const isOver = graph.isEnding(head.state.node)
  return {
    narrative_history: path.map(presentEntry),
    choices: head.state.offers.map((offer) => offer.text),
    scenes: scenesOf(graph, head.state),
    ending: presentEnding(place),
    can_undo: head.parent_id !== null && !isOver,
    running_key: runningKey,
  }
}

const presentPlayedStory = (story: StoredStory): PlayedStory => ({
  id: story.id,
  title: story.title,
  cover_image_url: story.cover_image_url,
  image_alt: story.image_alt,
  language: story.language,
  xp_costs: xpCosts(story.game_config.commands),
})

export interface SessionView extends Place {
  story: StoredStory
  credits: number
  runningKey: string | null
}

export const presentSession = (view: SessionView): GameSession => ({
  ...presentProgress(view),
  id: view.head.session_id,
  story_id: view.story.id,
  story: presentPlayedStory(view.story),
  session_data: presentSessionData(view, view.runningKey),
  credits: view.credits,
})
