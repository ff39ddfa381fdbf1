import * as z from 'zod/mini'
import {
  ACTION_TYPES,
  type PlayerAction,
  STORY_LANGUAGES,
  STORY_LIMITS,
} from '@kathasagar/story/vocabulary'
import { count, filledText, Manners, text, TypedWords } from '@kathasagar/story/schema'

import { Asked, ChooseTellingRequest, Declined, Hint, RETELL_ACTIONS } from './turns.ts'
import { Category } from './taxonomy.ts'
import { ERROR_CODES } from './errors.ts'
import { Ending, HasPicture, Progress, RedoTurn, SessionData } from './sessionData.ts'
import { HistoryPage, HistoryQuery, OpeningPictures, StoryAnswer } from './history.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { MemoryLineParams, SessionMemory } from './memory.ts'
import { OFTEN, WRITING } from './rateLimits.ts'
import { PageTurn } from './storyPages.ts'
import { Rewards } from './progress.ts'
import { TimeZoneHint } from './timeZone.ts'
import { id, instant, queryNumber } from './fields.ts'
import { route } from './route.ts'

/** A session that waits for its player, as a list shows it. */
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
  /** 0 to 99. */
  completion_percentage: count,
  /** The sentence that the story stopped at, in the story's language; empty before any was told. */
  last_line: z.string(),
  /** When the player last acted. */
  updated_at: instant,
})
export type OpenSession = z.infer<typeof OpenSession>

export const OpenSessionsQuery = z.object({ limit: queryNumber(1, 20, LIMITS.openSessions) })

/** The story as far as its play screen shows it. */
export const PlayedStory = z.object({
  id,
  title: z.string(),
  cover_image_url: z.nullable(z.string()),
  image_alt: z.string(),
  language: z.enum(STORY_LANGUAGES),
  /** Keys of the storytellers whose manner fits, as its author says; absent where all do. */
  manners: z.optional(Manners),
  /** XP cost of each command of this story. */
  xp_costs: z.object({
    continue: count,
    immerse: count,
    show: count,
    undo: count,
    custom_action: count,
  } satisfies Record<PlayerAction, typeof count>),
})
export type PlayedStory = z.infer<typeof PlayedStory>

export const GameSession = z.extend(Progress, {
  id,
  story_id: id,
  story: PlayedStory,
  session_data: SessionData,
  /** Credits that the player can spend now. */
  credits: z.int(),
  has_picture: HasPicture,
  redo_turn_id: RedoTurn,
  /** It is a test by a preview link: nothing of it is counted. Absent for any other. */
  preview: z.optional(
    z.object({
      /** The link that it was begun by; it may lead nowhere by now. */
      preview_code: z.string(),
      /** Who wrote the story and reads what is typed in it. */
      author: z.nullable(z.string()),
    }),
  ),
})
export type GameSession = z.infer<typeof GameSession>

export const SessionCheck = z.object({
  has_existing_session: z.boolean(),
  session_id: z.nullable(id),
  current_xp: z.nullable(count),
  choices_made: z.nullable(count),
  scenes_completed: z.nullable(count),
  is_completed: z.nullable(z.boolean()),
  completion_percentage: z.nullable(count),
  /** Title of the scene that it stands in, in the story's language. */
  scene: z.nullable(z.string()),
  /** Minutes to an ending, by the play time that the story names; 0 at one. */
  minutes_left: z.nullable(count),
})
export type SessionCheck = z.infer<typeof SessionCheck>

export const NewSessionRequest = z.object({
  story_id: id,
  /** Begin as if for the first time, without what earlier plays have taught. */
  without_known: z.optional(z.boolean()),
})
export type NewSessionRequest = z.infer<typeof NewSessionRequest>

export const SessionParams = z.object({ session_id: id })
export const SessionCheckParams = z.object({ story_id: id })

/** What each kind of action says. A new one goes into this table and both unions below it. */
const ACTIONS = {
  continue: z.object({
    action_type: z.literal('continue'),
    selected_choice: z.optional(filledText(STORY_LIMITS.choiceMax)),
    /** What was typed into the fields of the scene; kept with the turn. */
    typed: z.optional(TypedWords),
  }),
  immerse: z.object({ action_type: z.literal('immerse') }),
  custom_action: z.object({
    action_type: z.literal('custom_action'),
    user_action: filledText(STORY_LIMITS.customActionMax),
    typed: z.optional(TypedWords),
  }),
  show: z.object({ action_type: z.literal('show') }),
  undo: z.object({
    action_type: z.literal('undo'),
    /**
     * From an ending back to the last turn before it at which more than one choice was open. What
     * was played from there stays in the session as a branch. Absent: one turn.
     */
    to: z.optional(z.literal('fork')),
  }),
} satisfies Record<PlayerAction, z.ZodMiniObject>

/** What a player asks for, whoever tells it. Which fields count depends on `action_type`. */
export const ActionRequest = z.discriminatedUnion('action_type', [
  ACTIONS.continue,
  ACTIONS.immerse,
  ACTIONS.custom_action,
  ACTIONS.show,
  ACTIONS.undo,
])
export type ActionRequest = z.infer<typeof ActionRequest>

const besideAction = {
  /** Of a story that its own page plays: what the page has come to. */
  page: z.optional(PageTurn),
  /** The story may be told by another model than asked for; `model_used` tells which. */
  selected_model: filledText(64),
  session_id: z.optional(id),
  /**
   * The turn that the player has seen last and answers. Where the session has moved on from it, the
   * action is refused (`session_moved`). Absent: the turn that the session stands at when it comes in.
   */
  after: z.optional(id),
  last_text_response: z.optional(text(LIMITS.lastTextMax)),
  /** Where the player is: says which day it is for the tasks that an ending finishes. */
  time_zone: z.optional(TimeZoneHint),
}

/**
 * Has the newest turn told anew by another telling beside the first (`tell_again`), or told on with a
 * paragraph or two more of the same moment (`tell_on`). It takes the credits of the model and no XP;
 * scene, choices, facts and state stay as they are.
 */
export const RetellRequest = z.object({ action_type: z.enum(RETELL_ACTIONS) })
export type RetellRequest = z.infer<typeof RetellRequest>

/** An action as `takeAction` sends it: with who is to tell it. */
export const ActionBody = z.discriminatedUnion('action_type', [
  z.object({ ...besideAction, ...ACTIONS.continue.shape }),
  z.object({ ...besideAction, ...ACTIONS.immerse.shape }),
  z.object({ ...besideAction, ...ACTIONS.custom_action.shape }),
  z.object({ ...besideAction, ...ACTIONS.show.shape }),
  z.object({ ...besideAction, ...ACTIONS.undo.shape }),
  z.object({ ...besideAction, ...RetellRequest.shape }),
])

/** Why another told than the model asked for, or why no picture was drawn. */
export const Fallback = z.object({
  code: z.enum(['picture_failed', ...ERROR_CODES]),
  /** Who told instead and was paid for it; null where nothing was charged. */
  told_by: z.nullable(z.string()),
  /** Seconds after which the model may be asked again, where it says so. */
  retry_after: z.optional(z.int()),
})
export type Fallback = z.infer<typeof Fallback>

/**
 * What an action came to. One that was `declined`, that is answered by a `hint`, or whose words are
 * `asked` back came to nothing: it tells nothing, costs nothing, and `turn_id`, progress, choices and
 * `session_data` are those of the turn that the session stands at. Of two wishes the first is told, and the
 * second stands beside it: `asked` for, or a `hint` that it was not done. Beside what is told of words that
 * nobody foresaw the choice that comes nearest is `asked` for, if one comes near.
 */
export const ActionAnswer = z.extend(z.extend(StoryAnswer, Progress.shape), {
  /** Why the player's words were not taken into the story; absent where they were. */
  declined: z.optional(Declined),
  /** An answer outside of the story; absent where the words were meant for it. */
  hint: z.optional(Hint),
  /** The choices that the words may have meant, where they were not plain; absent otherwise. */
  asked: z.optional(Asked),
  turn_id: id,
  /** What was done in the turn that is told, also where it is told again. */
  action_type: z.enum(ACTION_TYPES),
  model_used: z.nullable(z.string()),
  credits_consumed: count,
  /** XP won by this action: new scenes and endings. */
  xp_gained: count,
  /** Credits left. */
  credits: z.int(),
  has_picture: HasPicture,
  redo_turn_id: RedoTurn,
  ending: z.nullable(Ending),
  /** Tasks that the ending has finished, paid with it; absent where no ending was reached. */
  earned: z.optional(Rewards),
  low_credits_warning: z.boolean(),
  credit_warning_message: z.nullable(z.string()),
  /** Why another told than the model asked for, or why no picture was drawn; shown as a warning. */
  fallback_warning: z.nullable(z.string()),
  /** The same by its code, for who says it in another language. */
  fallback: z.nullable(Fallback),
  session_data: SessionData,
})
export type ActionAnswer = z.infer<typeof ActionAnswer>

/** See `IDEMPOTENCY_HEADER`. */
export const IdempotencyKey = filledText(LIMITS.idempotencyKeyMax)
export const ActionKeyParams = z.object({ session_id: id, key: IdempotencyKey })

/**
 * Events of an action's stream, in this order: any number of `delta`, then one `result` or `error`.
 * Each carries a growing `id`, to be sent back as `Last-Event-ID`.
 */
export const ActionEvent = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('delta'),
    id: z.int(),
    // The pictures come with the first words.
    data: z.extend(OpeningPictures, { text: z.string() }),
  }),
  z.object({ event: z.literal('result'), id: z.int(), data: ActionAnswer }),
  z.object({ event: z.literal('error'), id: z.int(), data: z.unknown() }),
])
export type ActionEvent = z.infer<typeof ActionEvent>

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
export const sessionsRoutes = {
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
