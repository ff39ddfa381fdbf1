import * as z from 'zod/mini'
import { ACTION_TYPES, STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { count } from '@kathasagar/story/schema'

import { ActionAnswer } from './sessions.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { SIXTY_PER_MINUTE } from './rateLimits.ts'
import { id, instant, instantCursor, queryNumber } from './fields.ts'
import { userRoute, playerRoute } from './route.ts'

export const PLAY_STATES = ['open', 'finished', 'archived'] as const
export type PlayState = (typeof PLAY_STATES)[number]

export const OwnPlay = z.object({
  id,
  state: z.enum(PLAY_STATES),
  story: z.object({
    id,
    title: z.string(),
    cover_image_url: z.nullable(z.string()),
    image_alt: z.string(),
    language: z.enum(STORY_LANGUAGES),
  }),
  scene: z.string(),
  /** Last sentence of the narration, in the story's language. Empty before the first turn. */
  last_line: z.string(),
  /** Progress from 0 to 100. 100 means that an ending was reached. */
  completion_percentage: count,
  /** Estimated minutes to an ending. 0 at an ending. */
  minutes_left: count,
  /** Reached ending, and the number of endings that the player has found in all sessions. */
  ending: z.nullable(z.object({ title: z.string(), found: count, total: count })),
  updated_at: instant,
})
export interface OwnPlay extends z.infer<typeof OwnPlay> {}

export const OwnPlays = z.object({
  plays: z.array(OwnPlay),
  next: z.nullable(instantCursor),
  counts: z.object({ open: count, finished: count, archived: count }),
})
export interface OwnPlays extends z.infer<typeof OwnPlays> {}

export const ArchiveSessionRequest = z.object({ is_archived: z.boolean() })

/** Turn in the map of paths. All narrations of a turn form one entry. */
export const MappedTurn = z.object({
  /** Turn id of the displayed narration. */
  id,
  /** Id of the parent. Null for the start, and if the response omits the parent. */
  parent_id: z.nullable(id),
  number: count,
  scene: z.string(),
  action_type: z.enum(ACTION_TYPES),
  /** Selected choice or typed text, shortened. Null for other actions. */
  done: z.nullable(z.string()),
  is_here: z.boolean(),
  is_ending: z.boolean(),
})
export interface MappedTurn extends z.infer<typeof MappedTurn> {}

/** All paths of a session, each turn after its parent. */
export const TurnMap = z.object({
  turns: z.array(MappedTurn),
  /** False if the oldest turns are omitted, because there are too many. */
  is_whole: z.boolean(),
})
export interface TurnMap extends z.infer<typeof TurnMap> {}

export const MoveRequest = z.object({
  /** A turn of the session. It may be undone. */
  turn_id: id,
  /** Last turn that the player saw. If the session has a newer one, nothing changes. */
  after: id,
})

const Done = z.object({ ok: z.boolean() })

export default {
  listPlays: userRoute('GET', '/game/plays/', {
    summary: 'List the sessions of the player by state, last played first',
    query: z.object({
      state: z._default(z.enum(PLAY_STATES), 'open'),
      cursor: z.optional(instantCursor),
      limit: queryNumber(1, LIMITS.playsPage, LIMITS.playsPage),
    }),
    answer: OwnPlays,
  }),
  archiveSession: userRoute('PUT', '/game/sessions/:session_id/archived', {
    summary: 'Archive a session, or restore it from the archive',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    body: ArchiveSessionRequest,
    answer: Done,
    errors: ['session_not_found'],
  }),
  deleteSession: userRoute('DELETE', '/game/sessions/:session_id', {
    summary: 'Delete a session; it can be restored for seven days',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    answer: Done,
    errors: ['session_not_found'],
  }),
  restoreSession: userRoute('PUT', '/game/sessions/:session_id/restored', {
    summary: 'Restore a deleted session',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    answer: Done,
    errors: ['session_not_found'],
  }),
  listTurns: playerRoute('GET', '/game/sessions/:session_id/turns', {
    summary: 'Get all paths of a session, to go back to any turn',
    answer: TurnMap,
    errors: ['session_not_found'],
  }),
  moveHead: playerRoute('PUT', '/game/sessions/:session_id/head', {
    summary: 'Go to any turn of a session and its state; spent credits stay spent',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    onExpired: 'local',
    body: MoveRequest,
    answer: ActionAnswer,
    errors: ['session_not_found', 'not_found', 'action_running', 'session_moved'],
  }),
} as const
