import * as z from 'zod/mini'

import { HINT_TOPICS } from './vocabulary.ts'

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
