import * as z from 'zod/mini'

import { filledText } from './fields.ts'
import { HINT_TOPICS, LIMITS } from './vocabulary.ts'

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
})
export type Hint = z.infer<typeof Hint>

/**
 * What the player's words may have meant, likeliest first: choices that lie open. Asked back for
 * nothing; whoever picks one of them pays for that choice alone.
 */
export const Asked = z.array(z.string()).check(z.minLength(1))

/**
 * What the answer before these words had `asked`: a "yes" takes it where it is one choice, and a "no"
 * asks for the others. What does not lie open is passed over.
 */
export const AskedBefore = z.optional(
  z.array(filledText(LIMITS.choiceMax)).check(z.maxLength(LIMITS.askedMax)),
)
