import * as z from 'zod/mini'
import { ACTION_TYPES, STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { count } from '@kathasagar/story/schema'

import { ActionAnswer, SessionParams } from './sessions.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { OFTEN } from './rateLimits.ts'
import { id, instant, instantCursor, queryNumber } from './fields.ts'
import { route } from './route.ts'

/** Where a play stands among its player's: what is put away is neither open nor finished. */
export const PLAY_STATES = ['open', 'finished', 'put_away'] as const
export type PlayState = (typeof PLAY_STATES)[number]

/** One of the caller's own plays, as their list shows it. */
export const OwnPlay = z.object({
  /** Id of its session. */
  id,
  state: z.enum(PLAY_STATES),
  story: z.object({
    id,
    title: z.string(),
    cover_image_url: z.nullable(z.string()),
    image_alt: z.string(),
    language: z.enum(STORY_LANGUAGES),
  }),
  /** Title of the scene that it stands in, in the story's language. */
  scene: z.string(),
  /** The sentence that the story stopped at, in the story's language; empty before any was told. */
  last_line: z.string(),
  /** 0 to 100; 100 exactly when an ending is reached. */
  completion_percentage: count,
  /** Minutes to an ending, by the play time that the story names; 0 at one. */
  minutes_left: count,
  /** The ending that it has reached, and how many of the story's this player has found in all plays. */
  ending: z.nullable(z.object({ title: z.string(), found: count, total: count })),
  /** When the player last acted. */
  updated_at: instant,
})
export type OwnPlay = z.infer<typeof OwnPlay>

export const OwnPlaysQuery = z.object({
  state: z._default(z.enum(PLAY_STATES), 'open'),
  cursor: z.optional(instantCursor),
  limit: queryNumber(1, LIMITS.playsPage, LIMITS.playsPage),
})
export type OwnPlaysQuery = z.infer<typeof OwnPlaysQuery>

/** A stretch of the caller's plays, the one last played first. */
export const OwnPlays = z.object({
  plays: z.array(OwnPlay),
  /** Where the next page begins; null at the end. */
  next: z.nullable(instantCursor),
  /** How many there are of each state. */
  counts: z.object({ open: count, finished: count, put_away: count }),
})
export type OwnPlays = z.infer<typeof OwnPlays>

export const PutAwayRequest = z.object({ is_put_away: z.boolean() })

/** A turn as a place to go back to. All tellings of one turn are one place. */
export const MappedTurn = z.object({
  /** The telling that going there shows. */
  id,
  /** Id of the place before it; null for the start, and where that is older than what is told. */
  parent_id: z.nullable(id),
  /** Steps from the start, which is 0. */
  number: count,
  /** Title of its scene, in the story's language. */
  scene: z.string(),
  action_type: z.enum(ACTION_TYPES),
  /** The choice that was taken or the player's own words, cut short; null where there were none. */
  done: z.nullable(z.string()),
  /** The session stands here. */
  is_here: z.boolean(),
  /** An ending was reached here. */
  is_ending: z.boolean(),
})
export type MappedTurn = z.infer<typeof MappedTurn>

/** All paths that were played in a session, each turn after its parent. */
export const TurnMap = z.object({
  turns: z.array(MappedTurn),
  /** False where the session has more turns than are told: the oldest are left out. */
  is_whole: z.boolean(),
})
export type TurnMap = z.infer<typeof TurnMap>

export const MoveRequest = z.object({
  /** Any turn of the session, undone or not. */
  turn_id: id,
  /** The turn that the player has seen last. If the session stands elsewhere by now, nothing changes. */
  after: id,
})

const Done = z.object({ ok: z.boolean() })

/** A player's plays, and the ways within each. */
export const playsRoutes = {
  listPlays: route('GET', '/game/plays/', {
    summary:
      'The plays of the player that are open, finished or put away, the one last played first',
    access: 'user',
    query: OwnPlaysQuery,
    answer: OwnPlays,
  }),
  putAwaySession: route('PUT', '/game/sessions/:session_id/put-away', {
    summary: 'Put a play away, or take it back among the others',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: SessionParams,
    body: PutAwayRequest,
    answer: Done,
    errors: ['session_not_found'],
  }),
  deleteSession: route('DELETE', '/game/sessions/:session_id', {
    summary: 'Delete a play; for seven days it can be restored',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: SessionParams,
    answer: Done,
    errors: ['session_not_found'],
  }),
  restoreSession: route('PUT', '/game/sessions/:session_id/restored', {
    summary: 'Take back that a play was deleted',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: SessionParams,
    answer: Done,
    errors: ['session_not_found'],
  }),
  listTurns: route('GET', '/game/sessions/:session_id/turns', {
    summary: 'All ways that were played in a session, each turn a place to go back to',
    access: 'player',
    params: SessionParams,
    answer: TurnMap,
    errors: ['session_not_found'],
  }),
  moveHead: route('PUT', '/game/sessions/:session_id/head', {
    summary: 'Go to any turn of a session, with everything as it was there; credits stay spent',
    access: 'player',
    rateLimit: { perUser: OFTEN },
    onExpired: 'local',
    params: SessionParams,
    body: MoveRequest,
    answer: ActionAnswer,
    errors: ['session_not_found', 'not_found', 'action_running', 'session_moved'],
  }),
} as const
