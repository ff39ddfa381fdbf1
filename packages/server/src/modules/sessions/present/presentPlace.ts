import {
  type Ending,
  type GameSession,
  type HistoryEntry,
  PageReplay,
  type Progress,
  type SessionData,
} from '@kathasagar/api/contract'
import { isPage, type StoryGraph, xpCosts } from '@kathasagar/story'
import { progressOf, scenesOf } from '@kathasagar/engine/world/progress'
import { sceneParts } from '@kathasagar/engine/world/sceneParts'
import type { TurnState } from '@kathasagar/engine/world/turnState'

import type { StoredTurn, NarratedTurn } from '../sessionTypes.ts'
import { knowledgeAtTurn, knownWords } from '../knowledge.ts'
import { regenerateModes, presentVariants } from '../variants.ts'
import { countNewLines } from './presentMemory.ts'
import { imageAddress } from '../../pictures/index.ts'
import type { StoredStory } from '../../catalogue/index.ts'

export interface SessionPosition {
  graph: StoryGraph
  head: StoredTurn
  /** Newest turns in order. The last one is the head. */
  recent: readonly NarratedTurn[]
  /** XP gained on the path. It is 0 before an ending. */
  xpWon: number
  /** True if the scene has an authored or drawn image. */
  hasPicture: boolean
}

/** Maximum number of listed scenes. Earlier scenes are omitted. */
const SCENES_NAMED = 100

export const presentProgress = ({
  graph,
  head,
}: Pick<SessionPosition, 'graph' | 'head'>): Progress => progressOf(graph, head.state)

export const presentEntry = (turn: NarratedTurn): HistoryEntry => ({
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

export function presentEnding({ graph, head, xpWon }: SessionPosition): Ending | null {
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

export function presentSessionData(place: SessionPosition, runningKey: string | null): SessionData {
  const { graph, recent, head } = place
  const { program } = graph
  const isOver = graph.isEnding(head.state.node)
  const news = countNewLines(graph, head)
  const known = head.number === 0 ? knownWords(graph, knowledgeAtTurn(graph, head)) : []
  const regenerate_modes = regenerateModes(head)
  return {
    narrative_history: recent.map(presentEntry),
    choices: head.state.offers.map((offer) => offer.text),
    ...sceneParts(graph, head.state),
    ...(news > 0 && { news }),
    ...(known.length > 0 && { known }),
    ...(isPage(program) && { page: { hash: program.hash, ...wayOfPage(head.state) } }),
    scenes: scenesOf(graph, head.state).slice(-SCENES_NAMED),
    ending: presentEnding(place),
    ...(regenerate_modes.length > 0 && { regenerate_modes }),
    can_undo: head.parent_id !== null && !isOver,
    running_key: runningKey,
  }
}

interface SessionView extends SessionPosition {
  story: StoredStory
  preview_code: string | null
  credits: number
  runningKey: string | null
}

export function presentSession(view: SessionView): GameSession {
  const { story, head, preview_code } = view
  const { id, title, cover_image_url, image_alt, language, game_config, author } = story
  return {
    ...presentProgress(view),
    id: head.session_id,
    story_id: id,
    story: {
      id,
      title,
      cover_image_url: imageAddress(cover_image_url, { of: 'stories', id, size: 'page' }),
      image_alt,
      language,
      xp_costs: xpCosts(game_config.commands),
      ...(story.is_open && { is_open: true }),
    },
    session_data: presentSessionData(view, view.runningKey),
    credits: view.credits,
    has_picture: view.hasPicture,
    ...(preview_code !== null && { preview: { preview_code, author: author.display_name } }),
  }
}

export const minutesLeft = (minutes: number, percentage: number): number =>
  percentage === 100 ? 0 : Math.max(1, Math.round((minutes * (100 - percentage)) / 100))

export const wayOfPage = ({ ink, seed }: TurnState): PageReplay =>
  ink ? PageReplay.parse(JSON.parse(ink.saved)) : { seed, steps: [] }
