import * as z from 'zod/mini'

import { OwnPlays, OwnPlaysQuery, PutAwayRequest } from '../plays.ts'
import { OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'
import { ActionAnswer, SessionParams } from '../sessions.ts'
import { MoveRequest, TurnMap } from '../turnMap.ts'

const Done = z.object({ ok: z.boolean() })

/** A player's plays, and the ways within each. */
export const routes = {
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
