import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'

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
