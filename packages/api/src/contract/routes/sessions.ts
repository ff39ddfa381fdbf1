import * as z from 'zod/mini'

import { HistoryPage, HistoryQuery } from '../history.ts'
import { MemoryLineParams, SessionMemory } from '../memory.ts'
import { OpenSession, OpenSessionsQuery } from '../openSessions.ts'
import { OFTEN, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import { ChooseTellingRequest } from '../tellings.ts'
import {
  ActionAnswer,
  ActionBody,
  ActionKeyParams,
  GameSession,
  NewSessionRequest,
  SessionCheck,
  SessionCheckParams,
  SessionParams,
} from '../sessions.ts'
import { LIMITS } from '../vocabulary/vocabulary.ts'

/** How an action can end that was begun; kept with it, so whoever follows it hears the same. */
const ENDS_WITHOUT_ANSWER = [
  'told_refused',
  'turn_interrupted',
  'turn_stopped',
  'story_stuck',
  'answer_cut_off',
  'answer_unreadable',
  'model_missing',
  'own_key_failed',
  'story_too_long',
  'storyteller_busy',
  'storyteller_misconfigured',
  'storyteller_unreachable',
  'storyteller_timeout',
] as const

/** Playing a story. */
export const routes = {
  listOpenSessions: route('GET', '/game/sessions/', {
    summary: 'Where the player can go on: one unfinished session a story, the latest first',
    access: 'player',
    query: OpenSessionsQuery,
    answer: z.array(OpenSession),
  }),
  checkSession: route('GET', '/game/sessions/check/:story_id', {
    summary: 'Whether the player has a session of this story to go on with',
    access: 'player',
    params: SessionCheckParams,
    answer: SessionCheck,
  }),
  createSession: route('PUT', '/game/sessions/', {
    summary: 'Begin a story anew',
    access: 'player',
    rateLimit: WRITING,
    body: NewSessionRequest,
    answer: GameSession,
    status: 201,
    errors: [
      'story_not_found',
      'premium_required',
      'adults_only',
      'account_required',
      'story_stuck',
    ],
  }),
  getSession: route('GET', '/game/sessions/:session_id', {
    summary: 'A session with the newest page of its history',
    access: 'player',
    params: SessionParams,
    answer: GameSession,
    errors: ['session_not_found'],
  }),
  listHistory: route('GET', '/game/sessions/:session_id/history', {
    summary: 'Entries of a session before a turn of it',
    access: 'player',
    params: SessionParams,
    query: HistoryQuery,
    answer: HistoryPage,
    errors: ['session_not_found', 'not_found'],
  }),
  getMemory: route('GET', '/game/sessions/:session_id/memory', {
    summary: 'What the story remembers where a session stands, each line with its turn',
    access: 'player',
    params: SessionParams,
    answer: SessionMemory,
    errors: ['session_not_found'],
  }),
  deleteFact: route('DELETE', '/game/sessions/:session_id/memory/:line_id', {
    summary: 'Delete a fact that the player told: no storyteller is told of it again',
    access: 'player',
    rateLimit: { perUser: OFTEN },
    params: MemoryLineParams,
    answer: SessionMemory,
    errors: ['session_not_found', 'not_found', 'authored_memory'],
  }),
  takeAction: route('POST', '/game/sessions/:session_id/action', {
    summary: 'Act in a session; an event stream tells the answer as it comes',
    access: 'player',
    rateLimit: { perUser: OFTEN },
    onExpired: 'local',
    params: SessionParams,
    body: ActionBody,
    bodyLimit: LIMITS.actionBodyMax,
    answer: ActionAnswer,
    streams: true,
    takesKey: true,
    errors: [
      'invalid_action',
      'choice_not_offered',
      'choice_locked',
      'session_not_found',
      'session_finished',
      'action_running',
      'session_moved',
      'key_reused',
      'nothing_to_undo',
      'nothing_to_retell',
      'not_enough_xp',
      'not_enough_credits',
      'premium_required',
      'account_required',
      ...ENDS_WITHOUT_ANSWER,
    ],
  }),
  chooseTelling: route('PUT', '/game/sessions/:session_id/telling/variant', {
    summary: 'Show another telling of the newest turn',
    access: 'player',
    rateLimit: { perUser: OFTEN },
    onExpired: 'local',
    params: SessionParams,
    body: ChooseTellingRequest,
    answer: ActionAnswer,
    errors: ['session_not_found', 'not_found', 'action_running', 'session_moved'],
  }),
  followAction: route('GET', '/game/sessions/:session_id/actions/:key/stream', {
    summary: 'Re-attach to an action that runs, or read its answer again',
    access: 'player',
    onExpired: 'local',
    params: ActionKeyParams,
    answer: ActionAnswer,
    streams: true,
    errors: ['session_not_found', 'not_found', ...ENDS_WITHOUT_ANSWER],
  }),
  stopAction: route('DELETE', '/game/sessions/:session_id/actions/:key', {
    summary: 'Stop an action that runs: whoever tells it is broken off, and nobody pays',
    access: 'player',
    rateLimit: { perUser: OFTEN },
    params: ActionKeyParams,
    answer: z.object({
      /** False where it had ended before. */
      is_stopped: z.boolean(),
    }),
    errors: ['session_not_found', 'not_found'],
  }),
} as const
