import * as z from 'zod/mini'

import { count, filledText, text, TypedWords, Manners } from '@kathasagar/story/schema'
import { Declined } from './declined.ts'
import { id } from './fields.ts'
import { Asked, Hint } from './hint.ts'
import { OpeningPictures, StoryAnswer } from './history.ts'
import { ERROR_CODES } from './errors.ts'
import { Rewards } from './rewards.ts'
import { RETELL_ACTIONS } from './tellings.ts'
import { PageTurn } from './storyPages.ts'
import { TimeZoneHint } from './timeZone.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import {
  ACTION_TYPES,
  STORY_LANGUAGES,
  type PlayerAction,
  STORY_LIMITS,
} from '@kathasagar/story/vocabulary'
import { Progress, Ending, HasPicture, RedoTurn, SessionData } from './sessionData.ts'

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
