import * as z from 'zod/mini'
import {
  DECLINED_KINDS,
  HEARD_OUTCOMES,
  HINT_TOPICS,
  STORY_LIMITS,
  WHY_REASONS,
} from '@kathasagar/story/vocabulary'
import { count, filledText, TypedWords } from '@kathasagar/story/schema'

import { LIMITS } from './vocabulary/vocabulary.ts'
import { id } from './fields.ts'

/** An open choice that may fail. */
export const ChoiceChance = z.object({
  text: z.string(),
  /** How likely it is to succeed, in percent. */
  chance: z.int().check(z.minimum(0), z.maximum(100)),
})
export type ChoiceChance = z.infer<typeof ChoiceChance>

/**
 * What is said outside of the story to somebody who asked for help, or for what a button does. It is
 * free and no turn; what may be done stands in the `choices` beside it.
 */
export const Hint = z.object({
  topic: z.enum(HINT_TOPICS),
  /** One sentence to the player, in English; clients say it in their own words, by `topic`. */
  detail: z.string(),
  /** Who the player is in this story, in its own words; told to whoever asks. */
  role: z.optional(z.string()),
  /** Of two things that were wanted the second, as the player said it; beside `second_wish`. */
  wish: z.optional(z.string()),
})
export type Hint = z.infer<typeof Hint>

/**
 * What the player's words may have meant, likeliest first: choices that lie open. Asked back for
 * nothing; whoever picks one of them pays for that choice alone. What was asked last is kept with the
 * session: "yes", "the second", "neither" or "no, I mean …" answer it, and whatever else is done forgets
 * it. With the hint `which` beside it, it wants its number, and is not asked again.
 */
export const Asked = z.array(z.string()).check(z.minLength(1))

/** A choice that is seen, and cannot be taken for now. */
export const LockedChoice = z.object({
  text: z.string(),
  /** Why it is closed, in its author's words. */
  reason: z.string(),
  /** It takes a thing for which there is no room: then the reason may be blank. */
  is_full: z.optional(z.boolean()),
})
export type LockedChoice = z.infer<typeof LockedChoice>

/** What the rules of the story's game come to where a play stands. */
export const Meters = z.object({
  /** In the order of the state; named by its author, or blank. */
  health: z.array(z.object({ label: z.string(), value: count, most: count })),
  /** Of a story in which nothing can be carried, null. */
  carried: z.nullable(
    z.object({
      /** Names of the things that the player has. */
      things: z.array(z.string()),
      /** So many of them can be carried at once. */
      slots: count,
    }),
  ),
})
export type Meters = z.infer<typeof Meters>

/** A picture of the story's own, as it is shown: always from this site. */
export const ShownPlate = z.object({
  image_url: z.string(),
  /** What it shows, in words. */
  alt: z.string(),
})
export type ShownPlate = z.infer<typeof ShownPlate>

/** As in a session, without the models: the built-in storyteller tells all of it. */
export const actionWithoutModel = z.discriminatedUnion('action_type', [
  z.object({
    action_type: z.literal('continue'),
    selected_choice: z.optional(filledText(STORY_LIMITS.nodeDetailMax)),
    typed: z.optional(TypedWords),
  }),
  z.object({ action_type: z.literal('immerse') }),
  z.object({
    action_type: z.literal('custom_action'),
    user_action: filledText(STORY_LIMITS.customActionMax),
    typed: z.optional(TypedWords),
  }),
])

/** Something that free words were held against. */
export const HeardCandidate = z.object({
  kind: z.enum(['choice', 'reaction', 'topic']),
  /** Its place from 1: among the choices that lie open, the reactions of scene or story, somebody's topics. */
  number: count,
  /** Whose topic it is. */
  person: z.optional(z.string()),
  /** A reaction of the whole story, and not of this scene. */
  is_story_wide: z.optional(z.boolean()),
  /** The choice, or the beginning of the author's answer. */
  text: z.string(),
  /** The phrase of its author's that came nearest; blank where none did. */
  nearest: z.string(),
  /** How near it came, from 0 to 1. */
  score: z.number().check(z.minimum(0), z.maximum(1)),
  is_taken: z.boolean(),
})
export type HeardCandidate = z.infer<typeof HeardCandidate>

/** What free words were taken for, and why: from the ranking that the turn itself used. */
export const WhyAnswer = z.object({
  outcome: z.enum(HEARD_OUTCOMES),
  reason: z.enum(WHY_REASONS),
  /** By how much the choice that fits best is ahead of the next; null where none fits. */
  lead: z.nullable(z.number()),
  /** The reason as a sentence in English; clients say it in their own words, by `reason`. */
  detail: z.string(),
  /** What was taken first, then the nearest. */
  candidates: z.array(HeardCandidate),
})
export type WhyAnswer = z.infer<typeof WhyAnswer>

/** Where somebody finds help: by telephone, on a page, or both. */
export const HelpLine = z.object({
  name: z.string(),
  /** By which the interface names a line that ships in its own language; an operator's own has none. */
  message_id: z.optional(z.string()),
  /** As it is dialled. */
  number: z.optional(z.string()),
  /** Of a page. */
  address: z.optional(z.string()),
})
export type HelpLine = z.infer<typeof HelpLine>

/**
 * Why the words of a player were not taken into the story: said outside of it, for nothing. Nothing of
 * them was kept, and nothing has changed.
 */
export const Declined = z.object({
  kind: z.enum(DECLINED_KINDS),
  /** One sentence to the player, in English; clients say it in their own words, by `kind`. */
  detail: z.string(),
  /** Where help is; told to whoever speaks, or may speak, of hurting themself. */
  help: z.optional(z.array(HelpLine)),
})
export type Declined = z.infer<typeof Declined>

/** Actions that regenerate or extend the newest narration. Neither plays a turn. */
export const RETELL_ACTIONS = ['tell_again', 'tell_on'] as const
export type RetellAction = (typeof RETELL_ACTIONS)[number]

/** How a telling came to be: with its turn, or beside the first one of the same turn. */
export const TELLING_KINDS = ['first', 'again', 'on'] as const
export type TellingKind = (typeof TELLING_KINDS)[number]

/** Which telling of its turn an entry shows. The others are kept, and can be chosen while it is the newest. */
export const Variants = z.object({
  kind: z.enum(TELLING_KINDS),
  /** Its place among the tellings of the turn, oldest first, from 1. */
  index: count,
  total: count,
})
export type Variants = z.infer<typeof Variants>

export const ChooseTellingRequest = z.object({
  /** The telling that the player sees. If the session shows another one by now, nothing changes. */
  after: id,
  /** As in `Variants`. */
  index: z.int().check(z.minimum(1), z.maximum(LIMITS.tellingsMax)),
})
