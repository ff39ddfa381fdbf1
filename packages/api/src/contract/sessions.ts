import * as z from 'zod/mini'
import {
  ACTION_TYPES,
  type PlayerAction,
  STORY_LANGUAGES,
  STORY_LIMITS,
} from '@kathasagar/story/vocabulary'
import { count, nonEmptyText, text, TypedWords } from '@kathasagar/story/schema'

import { ChoiceOptions, SelectVariantRequest, Declined, Hint, REGENERATE_ACTIONS } from './turns.ts'
import { Category } from './taxonomy.ts'
import { ERROR_CODES, STORYTELLER_ERRORS } from './errors.ts'
import { Ending, HasPicture, Progress, RedoTurn, SessionData } from './sessionData.ts'
import { HistoryPage, HistoryQuery, OpeningPictures, StoryAnswer } from './history.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { MemoryLineParams, SessionMemory } from './memory.ts'
import { SIXTY_PER_MINUTE, WRITING } from './rateLimits.ts'
import { PageTurn } from './storyPages.ts'
import { Rewards } from './progress.ts'
import { TimeZoneHint } from './timeZone.ts'
import { id, instant, queryNumber } from './fields.ts'
import { playerRoute } from './route.ts'

export const OpenSession = z.object({
  id,
  story: z.object({
    id,
    title: z.string(),
    tagline: z.string(),
    cover_image_url: z.nullable(z.string()),
    image_alt: z.string(),
    language: z.enum(STORY_LANGUAGES),
    category: z.nullable(Category),
  }),
  /** Progress from 0 to 99. */
  completion_percentage: count,
  /** Last sentence of the narration, in the story's language. Empty before the first turn. */
  last_line: z.string(),
  updated_at: instant,
})
export interface OpenSession extends z.infer<typeof OpenSession> {}

export const PlayedStory = z.object({
  id,
  title: z.string(),
  cover_image_url: z.nullable(z.string()),
  image_alt: z.string(),
  language: z.enum(STORY_LANGUAGES),
  /** True if the story needs a connected model. */
  is_open: z.optional(z.boolean()),
  xp_costs: z.object({
    continue: count,
    immerse: count,
    show: count,
    undo: count,
    custom_action: count,
  } satisfies Record<PlayerAction, typeof count>),
})
export interface PlayedStory extends z.infer<typeof PlayedStory> {}

export const GameSession = z.extend(Progress, {
  id,
  story_id: id,
  story: PlayedStory,
  session_data: SessionData,
  credits: z.int(),
  has_picture: HasPicture,
  redo_turn_id: RedoTurn,
  /** Set if the session was started from a preview link. Statistics exclude it. */
  preview: z.optional(
    z.object({
      preview_code: z.string(),
      /** Author of the story, who can read the free text typed in this session. */
      author: z.nullable(z.string()),
    }),
  ),
})
export interface GameSession extends z.infer<typeof GameSession> {}

export const SessionCheck = z.object({
  has_existing_session: z.boolean(),
  session_id: z.nullable(id),
  current_xp: z.nullable(count),
  choices_made: z.nullable(count),
  scenes_completed: z.nullable(count),
  is_completed: z.nullable(z.boolean()),
  completion_percentage: z.nullable(count),
  scene: z.nullable(z.string()),
  /** Estimated minutes to an ending. 0 at an ending. */
  minutes_left: z.nullable(count),
})
export interface SessionCheck extends z.infer<typeof SessionCheck> {}

export const NewSessionRequest = z.object({
  story_id: id,
  /** Starts without the knowledge from earlier sessions. Default: false. */
  ignore_earlier_plays: z.optional(z.boolean()),
})
export interface NewSessionRequest extends z.infer<typeof NewSessionRequest> {}

/** Fields of each kind of action. Add a new kind here and to both unions below. */
const ACTIONS = {
  continue: z.object({
    action_type: z.literal('continue'),
    selected_choice: z.optional(nonEmptyText(STORY_LIMITS.choiceMax)),
    /** Text typed into the scene's fields. Stored with the turn. */
    typed: z.optional(TypedWords),
  }),
  immerse: z.object({ action_type: z.literal('immerse') }),
  custom_action: z.object({
    action_type: z.literal('custom_action'),
    user_action: nonEmptyText(STORY_LIMITS.customActionMax),
    typed: z.optional(TypedWords),
  }),
  show: z.object({ action_type: z.literal('show') }),
  undo: z.object({
    action_type: z.literal('undo'),
    /**
     * At an ending, goes back to the last turn that had several open choices. Later turns stay in
     * the session as a branch. Default: one turn.
     */
    to: z.optional(z.literal('fork')),
  }),
} satisfies Record<PlayerAction, z.ZodMiniObject>

export const ActionRequest = z.discriminatedUnion('action_type', [
  ACTIONS.continue,
  ACTIONS.immerse,
  ACTIONS.custom_action,
  ACTIONS.show,
  ACTIONS.undo,
])
export type ActionRequest = z.infer<typeof ActionRequest>

const besideAction = {
  /** State reported by the page, for stories that run as a page. */
  page: z.optional(PageTurn),
  /** Requested model. If another model responds, `model_used` contains its name. */
  selected_model: nonEmptyText(64),
  session_id: z.optional(id),
  /** Last turn that the player saw. If it is not the newest, fails with `session_moved`. */
  after: z.optional(id),
  last_text_response: z.optional(text(LIMITS.lastTextMax)),
  /** Time zone of the player, which determines the day of daily tasks. */
  time_zone: z.optional(TimeZoneHint),
}

/**
 * Regenerates the narration of the newest turn (`tell_again`), or adds one or two paragraphs
 * (`tell_on`). Costs the model's credits and no XP. Scene, choices, facts and state do not change.
 */
export const RegenerateRequest = z.object({ action_type: z.enum(REGENERATE_ACTIONS) })
export interface RegenerateRequest extends z.infer<typeof RegenerateRequest> {}

export const ActionBody = z.discriminatedUnion('action_type', [
  z.object({ ...besideAction, ...ACTIONS.continue.shape }),
  z.object({ ...besideAction, ...ACTIONS.immerse.shape }),
  z.object({ ...besideAction, ...ACTIONS.custom_action.shape }),
  z.object({ ...besideAction, ...ACTIONS.show.shape }),
  z.object({ ...besideAction, ...ACTIONS.undo.shape }),
  z.object({ ...besideAction, ...RegenerateRequest.shape }),
])
export type ActionBody = z.infer<typeof ActionBody>

/** Reason why another model responded, or why no picture was drawn. */
export const Fallback = z.object({
  code: z.enum(['picture_failed', 'nothing_to_draw', ...ERROR_CODES]),
  /** Name of the model that responded and was charged. Null if nothing was charged. */
  fallback_model: z.nullable(z.string()),
  /** Seconds to wait before trying the model again, if it stated them. */
  retry_after: z.optional(z.int()),
})
export interface Fallback extends z.infer<typeof Fallback> {}

/**
 * Result of an action. If it has `declined`, `hint` or `asked`, nothing is narrated or charged, and
 * all other fields are those of the current turn. Exception: if a text contains two requests, the
 * first is narrated, and `asked` or `hint` is about the second. If the text matched nothing,
 * `asked` contains the most similar choice, if any.
 */
export const ActionAnswer = z.extend(z.extend(StoryAnswer, Progress.shape), {
  /** Set if the player's text was declined. */
  declined: z.optional(Declined),
  /** Set if the text was not about the story, such as a request for help. */
  hint: z.optional(Hint),
  /** Choices that the text may have meant. Set if it was ambiguous. */
  asked: z.optional(ChoiceOptions),
  turn_id: id,
  /** Kind of the turn, even if its narration was regenerated. */
  action_type: z.enum(ACTION_TYPES),
  model_used: z.nullable(z.string()),
  credits_consumed: count,
  /** XP gained by new scenes and endings. */
  xp_gained: count,
  credits: z.int(),
  has_picture: HasPicture,
  redo_turn_id: RedoTurn,
  ending: z.nullable(Ending),
  /** Tasks completed by the ending, with their rewards. Absent before an ending. */
  earned: z.optional(Rewards),
  low_credits_warning: z.boolean(),
  credit_warning_message: z.nullable(z.string()),
  fallback_warning: z.nullable(z.string()),
  fallback: z.nullable(Fallback),
  session_data: SessionData,
})
export interface ActionAnswer extends z.infer<typeof ActionAnswer> {}

export const IdempotencyKey = nonEmptyText(LIMITS.idempotencyKeyMax)
export const ActionKeyParams = z.object({ session_id: id, key: IdempotencyKey })

/**
 * Events of an action's stream in order: any number of `queue` and `delta`, then one `result` or
 * `error`. Each has an increasing `id`; send the last one back as `Last-Event-ID`.
 */
export const ActionEvent = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('delta'),
    id: z.int(),
    // The first text has the pictures.
    data: z.extend(OpeningPictures, { text: z.string() }),
  }),
  z.object({
    event: z.literal('queue'),
    id: z.int(),
    /** Number of turns before this one. */
    data: z.object({ ahead: z.int() }),
  }),
  z.object({ event: z.literal('result'), id: z.int(), data: ActionAnswer }),
  z.object({ event: z.literal('error'), id: z.int(), data: z.unknown() }),
])
export type ActionEvent = z.infer<typeof ActionEvent>

/** Errors that end a running action. Stored, so that every follower receives the same one. */
const ENDS_WITHOUT_ANSWER = [
  'turn_interrupted',
  'turn_stopped',
  'story_stuck',
  'own_key_failed',
  ...STORYTELLER_ERRORS,
] as const

export default {
  listOpenSessions: playerRoute('GET', '/game/sessions/', {
    summary: 'List unfinished sessions, one for each story, latest first',
    query: z.object({ limit: queryNumber(1, 20, LIMITS.openSessions) }),
    answer: z.array(OpenSession),
  }),
  checkSession: playerRoute('GET', '/game/sessions/check/:story_id', {
    summary: 'Check whether the player has an unfinished session of a story',
    answer: SessionCheck,
  }),
  createSession: playerRoute('PUT', '/game/sessions/', {
    summary: 'Start a new session of a story',
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
      'story_needs_account',
      'story_needs_model',
    ],
  }),
  getSession: playerRoute('GET', '/game/sessions/:session_id', {
    summary: 'Get a session with the newest page of its history',
    answer: GameSession,
    errors: ['session_not_found'],
  }),
  listHistory: playerRoute('GET', '/game/sessions/:session_id/history', {
    summary: 'List the history of a session before one of its turns',
    query: HistoryQuery,
    answer: HistoryPage,
    errors: ['session_not_found', 'not_found'],
  }),
  getMemory: playerRoute('GET', '/game/sessions/:session_id/memory', {
    summary: 'Get the memory of a session at the current turn',
    answer: SessionMemory,
    errors: ['session_not_found'],
  }),
  deleteFact: playerRoute('DELETE', '/game/sessions/:session_id/memory/:line_id', {
    summary: 'Delete a fact that the player stated, so that no storyteller uses it',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    params: MemoryLineParams,
    answer: SessionMemory,
    errors: ['session_not_found', 'not_found', 'authored_memory'],
  }),
  takeAction: playerRoute('POST', '/game/sessions/:session_id/action', {
    summary: 'Take an action in a session; the response is streamed',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    onExpired: 'local',
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
      'story_needs_model',
      ...ENDS_WITHOUT_ANSWER,
    ],
  }),
  selectVariant: playerRoute('PUT', '/game/sessions/:session_id/telling/variant', {
    summary: 'Show another narration of the newest turn',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    onExpired: 'local',
    body: SelectVariantRequest,
    answer: ActionAnswer,
    errors: ['session_not_found', 'not_found', 'action_running', 'session_moved'],
  }),
  followAction: playerRoute('GET', '/game/sessions/:session_id/actions/:key/stream', {
    summary: 'Follow a running action, or read its response again',
    onExpired: 'local',
    params: ActionKeyParams,
    answer: ActionAnswer,
    streams: true,
    errors: ['session_not_found', 'not_found', ...ENDS_WITHOUT_ANSWER],
  }),
  stopAction: playerRoute('DELETE', '/game/sessions/:session_id/actions/:key', {
    summary: 'Stop a running action; nothing is charged',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    params: ActionKeyParams,
    answer: z.object({
      /** False if the action had already ended. */
      is_stopped: z.boolean(),
    }),
    errors: ['session_not_found', 'not_found'],
  }),
} as const
