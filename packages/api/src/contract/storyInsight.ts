import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'

/** What players did with a story. Nobody can be known by it: small groups are left out. */
export const StoryInsight = z.object({
  /** Sessions begun, and sessions that came to an ending. */
  plays: count,
  finishes: count,
  /** Every ending of the present version; `players` is null for fewer than `players_min`. */
  endings: z.array(z.object({ node: z.string(), title: z.string(), players: z.nullable(count) })),
  /** Scenes in which sessions were left for a day and more, the most often left first. */
  left_at: z.array(z.object({ node: z.string(), title: z.string(), players: count })),
  /** What fewer players did is not told. */
  players_min: count,
})
export type StoryInsight = z.infer<typeof StoryInsight>
