import * as z from 'zod/mini'

import { EndingRecap } from '../endings.ts'
import { HistoryPage, HistoryQuery } from '../history.ts'
import { MemoryLineParams, MendRequest, SessionMemory } from '../memory.ts'
import { OpenSession, OpenSessionsQuery } from '../openSessions.ts'
import { DAY_MS, MINUTE_MS, OFTEN, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
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

/** How an action can end that was begun; kept with it, so whoever follows it hears the same. */
const ENDS_WITHOUT_ANSWER = [
  'told_refused',
  'answer_cut_off',
  'answer_unreadable',
  'model_missing',
  'story_too_long',
  'storyteller_busy',
  'storyteller_misconfigured',
  'storyteller_unreachable',
  'storyteller_timeout',
] as const

/** Playing a story. */
export const sessionsRoutes = {
  listOpenSessions: route({
    method: 'GET',
    path: '/game/sessions/',
    summary: 'Where the player can go on: one unfinished session a story, the latest first',
    access: 'user',
    query: OpenSessionsQuery,
    answer: z.array(OpenSession),
    errors: [],
  }),
  checkSession: route({
    method: 'GET',
    path: '/game/sessions/check/:story_id',
    summary: 'Whether the player has a session of this story to go on with',
    access: 'user',
    params: SessionCheckParams,
    answer: SessionCheck,
    errors: [],
  }),
  createSession: route({
    method: 'PUT',
    path: '/game/sessions/',
    summary: 'Begin a story anew',
    access: 'user',
    rateLimit: { perUser: WRITING },
    body: NewSessionRequest,
    answer: GameSession,
    status: 201,
    errors: ['story_not_found', 'premium_required', 'adults_only'],
  }),
  getSession: route({
    method: 'GET',
    path: '/game/sessions/:session_id',
    summary: 'A session with the newest page of its history',
    access: 'user',
    params: SessionParams,
    answer: GameSession,
    errors: ['session_not_found'],
  }),
  listHistory: route({
    method: 'GET',
    path: '/game/sessions/:session_id/history',
    summary: 'Entries of a session before a turn of it',
    access: 'user',
    params: SessionParams,
    query: HistoryQuery,
    answer: HistoryPage,
    errors: ['session_not_found', 'not_found'],
  }),
  getMemory: route({
    method: 'GET',
    path: '/game/sessions/:session_id/memory',
    summary: 'What the story remembers where a session stands, each line with its turn',
    access: 'user',
    params: SessionParams,
    answer: SessionMemory,
    errors: ['session_not_found'],
  }),
  mendFact: route({
    method: 'PUT',
    path: '/game/sessions/:session_id/memory/:line_id',
    summary: 'Say otherwise what the player said; the first wording brings a struck line back',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: MemoryLineParams,
    body: MendRequest,
    answer: SessionMemory,
    errors: ['session_not_found', 'not_found', 'authored_memory'],
  }),
  strikeFact: route({
    method: 'DELETE',
    path: '/game/sessions/:session_id/memory/:line_id',
    summary: 'Strike what the player said: no storyteller is told of it again',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: MemoryLineParams,
    answer: SessionMemory,
    errors: ['session_not_found', 'not_found', 'authored_memory'],
  }),
  getEnding: route({
    method: 'GET',
    path: '/game/sessions/:session_id/ending',
    summary: 'What the ending of a session recalls, which others were found, and what comes next',
    access: 'user',
    params: SessionParams,
    answer: EndingRecap,
    errors: ['session_not_found', 'no_ending_yet'],
  }),
  takeAction: route({
    method: 'POST',
    path: '/game/sessions/:session_id/action',
    summary: 'Act in a session; an event stream tells the answer as it comes',
    access: 'user',
    rateLimit: {
      perUser: [
        { max: 10, windowMs: MINUTE_MS },
        { max: 200, windowMs: DAY_MS },
      ],
    },
    onExpired: 'local',
    params: SessionParams,
    body: ActionBody,
    answer: ActionAnswer,
    streams: true,
    errors: [
      'invalid_action',
      'choice_not_offered',
      'choice_locked',
      'session_not_found',
      'session_finished',
      'action_running',
      'key_reused',
      'nothing_to_undo',
      'not_enough_xp',
      'not_enough_credits',
      'premium_required',
      ...ENDS_WITHOUT_ANSWER,
    ],
  }),
  followAction: route({
    method: 'GET',
    path: '/game/sessions/:session_id/actions/:key/stream',
    summary: 'Re-attach to an action that runs, or read its answer again',
    access: 'user',
    onExpired: 'local',
    params: ActionKeyParams,
    answer: ActionAnswer,
    streams: true,
    errors: ['session_not_found', 'not_found', ...ENDS_WITHOUT_ANSWER],
  }),
} as const
