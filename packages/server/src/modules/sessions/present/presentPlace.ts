import {
  type Ending,
  type GameSession,
  type HistoryEntry,
  PageWay,
  type PlayedStory,
  type Progress,
  type SessionData,
} from '@kathasagar/api/contract'
import { isPage, type StoryGraph, xpCosts } from '@kathasagar/story'
import { progressOf, scenesOf } from '@kathasagar/engine/progress'
import { shownAt } from '@kathasagar/engine/state/shownAt'
import type { TurnState } from '@kathasagar/engine/turn/turnState'

import type { StoredTurn, ToldTurn } from '../sessionTypes.ts'
import { knownAt, knownWords } from '../knowledge.ts'
import { mayRetell, presentVariants } from '../variants.ts'
import { newsIn } from './presentMemory.ts'
import { imageAddress } from '../../pictures/index.ts'
import type { StoredStory } from '../../catalogue/index.ts'

/** A turn of a session with its surroundings. */
export interface Place {
  graph: StoryGraph
  head: StoredTurn
  /** The newest turns up to the head, which is the last. */
  recent: readonly ToldTurn[]
  /** XP won on the whole path. Only known at an ending, else 0. */
  xpWon: number
  /** True if the scene has a picture, its own or one that was drawn in it. */
  hasPicture: boolean
}

/** Maximum number of scenes that are named, the latest. */
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

const presentPlayedStory = (story: StoredStory): PlayedStory => ({
  id: story.id,
  title: story.title,
  cover_image_url: imageAddress(story.cover_image_url, {
    of: 'stories',
    id: story.id,
    size: 'page',
  }),
  image_alt: story.image_alt,
  language: story.language,
  xp_costs: xpCosts(story.game_config.commands),
})

interface SessionView extends Place {
  story: StoredStory
  preview_code: string | null
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
  has_picture: view.hasPicture,
  ...(view.preview_code !== null && {
    preview: { preview_code: view.preview_code, author: view.story.author.display_name },
  }),
})

/** Returns the minutes that are left of a story's play time, at least one before its end. */
export const minutesLeft = (minutes: number, percentage: number): number =>
  percentage === 100 ? 0 : Math.max(1, Math.round((minutes * (100 - percentage)) / 100))

/** Returns the steps of a page to a turn. */
export const wayOfPage = ({ ink, seed }: TurnState): PageWay =>
  ink ? PageWay.parse(JSON.parse(ink.saved)) : { seed, steps: [] }
