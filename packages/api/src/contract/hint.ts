import * as z from 'zod/mini'

import { HINT_TOPICS } from '@kathasagar/story/vocabulary'

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
