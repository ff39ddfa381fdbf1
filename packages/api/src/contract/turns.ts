import * as z from 'zod/mini'
import {
  DECLINED_KINDS,
  INPUT_OUTCOMES,
  HINT_TOPICS,
  STORY_LIMITS,
  WHY_REASONS,
} from '@kathasagar/story/vocabulary'
import { count, nonEmptyText, TypedWords } from '@kathasagar/story/schema'

import { LIMITS } from './vocabulary/vocabulary.ts'
import { id } from './fields.ts'

export const ChoiceChance = z.object({
  text: z.string(),
  chance: z.int().check(z.minimum(0), z.maximum(100)),
})
export interface ChoiceChance extends z.infer<typeof ChoiceChance> {}

/**
 * Response to a request for help, or for something that a button does. Free, and not a turn. The
 * `choices` of the response are the available actions.
 */
export const Hint = z.object({
  topic: z.enum(HINT_TOPICS),
  /** One English sentence. Clients show their own sentence for `topic`. */
  detail: z.string(),
  /** The player's role, in the story's words. Set if the player asked for it. */
  role: z.optional(z.string()),
  /** The second of two requests, in the player's words. Set with the topic `second_wish`. */
  wish: z.optional(z.string()),
})
export interface Hint extends z.infer<typeof Hint> {}

/**
 * Open choices that the player may have meant, most likely first. The question is free; only the
 * selected choice is charged. The session stores the last question, so that "yes", "the second",
 * "neither" or "no, I mean …" can answer it. Any other action clears it. With the hint `which`, the
 * player is asked for a number, and the question is not repeated.
 */
export const ChoiceOptions = z.array(z.string()).check(z.minLength(1))

export const LockedChoice = z.object({
  text: z.string(),
  /** Reason why it is locked, in the author's words. */
  reason: z.string(),
  /** True if it gives an item and the inventory is full. `reason` may then be empty. */
  is_full: z.optional(z.boolean()),
})
export interface LockedChoice extends z.infer<typeof LockedChoice> {}

/** Health and inventory at the current turn. */
export const Meters = z.object({
  /** In the author's order. The label may be empty. */
  health: z.array(z.object({ label: z.string(), value: count, most: count })),
  carried: z.nullable(z.object({ things: z.array(z.string()), slots: count })),
})
export interface Meters extends z.infer<typeof Meters> {}

/** A picture of the story, hosted on this site. */
export const ScenePicture = z.object({ image_url: z.string(), alt: z.string() })
export interface ScenePicture extends z.infer<typeof ScenePicture> {}

/** Action in a session without models. The built-in storyteller narrates it. */
export const actionWithoutModel = z.discriminatedUnion('action_type', [
  z.object({
    action_type: z.literal('continue'),
    selected_choice: z.optional(nonEmptyText(STORY_LIMITS.nodeDetailMax)),
    typed: z.optional(TypedWords),
  }),
  z.object({ action_type: z.literal('immerse') }),
  z.object({
    action_type: z.literal('custom_action'),
    user_action: nonEmptyText(STORY_LIMITS.customActionMax),
    typed: z.optional(TypedWords),
  }),
])

/** A choice, reaction or topic with which free text was compared. */
export const InputCandidate = z.object({
  kind: z.enum(['choice', 'reaction', 'topic']),
  /** 1-based position in the choices, the reactions of the scene or story, or a person's topics. */
  number: count,
  person: z.optional(z.string()),
  is_story_wide: z.optional(z.boolean()),
  text: z.string(),
  /** The author's most similar phrase. Empty without one. */
  nearest: z.string(),
  /** Similarity from 0 to 1. */
  score: z.number().check(z.minimum(0), z.maximum(1)),
  is_selected: z.boolean(),
})
export interface InputCandidate extends z.infer<typeof InputCandidate> {}

/** Explains how free text was interpreted, using the same ranking as the turn. */
export const WhyAnswer = z.object({
  outcome: z.enum(INPUT_OUTCOMES),
  reason: z.enum(WHY_REASONS),
  /** Score difference between the best two choices. Null if no choice matches. */
  lead: z.nullable(z.number()),
  /** The reason in English. Clients show their own sentence for `reason`. */
  detail: z.string(),
  /** The match, then other candidates by similarity. */
  candidates: z.array(InputCandidate),
})
export interface WhyAnswer extends z.infer<typeof WhyAnswer> {}

/** A help line: a telephone number, a web page, or both. */
export const HelpLine = z.object({
  name: z.string(),
  /** Message key of a shipped help line. Absent for lines of the operator. */
  message_id: z.optional(z.string()),
  number: z.optional(z.string()),
  address: z.optional(z.string()),
})
export interface HelpLine extends z.infer<typeof HelpLine> {}

/** Reason why the player's text was declined. It is not stored or charged. */
export const Declined = z.object({
  kind: z.enum(DECLINED_KINDS),
  /** One sentence in English. Clients show their own sentence for `kind`. */
  detail: z.string(),
  /** Help lines. Set if the text is, or may be, about self-harm. */
  help: z.optional(z.array(HelpLine)),
})
export interface Declined extends z.infer<typeof Declined> {}

/** Actions that regenerate or extend the newest narration. Neither plays a turn. */
export const REGENERATE_ACTIONS = ['tell_again', 'tell_on'] as const
export type RegenerateAction = (typeof REGENERATE_ACTIONS)[number]

/** Origins of a narration: the turn itself, its regeneration, or its continuation. */
export const NARRATION_KINDS = ['first', 'again', 'on'] as const
export type NarrationKind = (typeof NARRATION_KINDS)[number]

/** Displayed narration of an entry. The player can select another one while the turn is the newest. */
export const Variants = z.object({
  kind: z.enum(NARRATION_KINDS),
  /** 1-based index among the narrations of the turn, oldest first. */
  index: count,
  total: count,
})
export interface Variants extends z.infer<typeof Variants> {}

export const SelectVariantRequest = z.object({
  /** Turn whose narration the player sees. If the session has a newer one, nothing changes. */
  after: id,
  index: z.int().check(z.minimum(1), z.maximum(LIMITS.tellingsMax)),
})
