import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'

/** Use of a story, without small groups, so that no player can be identified. */
export const StoryInsight = z.object({
  /** Sessions begun, and sessions that came to an ending. */
  plays: count,
  finishes: count,
  /** The last days in UTC, oldest first, without the author's own sessions. */
  days: z.array(z.object({ day: z.iso.date(), plays: count, finishes: count })),
  /** All endings of the current version. `players` is null for fewer than `players_min`. */
  endings: z.array(z.object({ node: z.string(), title: z.string(), players: z.nullable(count) })),
  /** Scenes in which sessions have rested for a day or longer, most players first. */
  left_at: z.array(z.object({ node: z.string(), title: z.string(), players: count })),
  /** Smaller groups are left out. */
  players_min: count,
})
export type StoryInsight = z.infer<typeof StoryInsight>
