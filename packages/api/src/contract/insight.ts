import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { ANSWERED_BY, FREE_INPUTS_SHOWN } from './vocabulary/vocabulary.ts'
import { SIXTY_PER_MINUTE } from './rateLimits.ts'
import { instant, queryNumber } from './fields.ts'
import { userRoute } from './route.ts'

/** Statistics of a story. Small groups are omitted, so that no player can be identified. */
export const StoryInsight = z.object({
  plays: count,
  finishes: count,
  /** The last days in UTC, oldest first, without the author's own sessions. */
  days: z.array(z.object({ day: z.iso.date(), plays: count, finishes: count })),
  /** All endings of the current version. `players` is null if lower than `players_min`. */
  endings: z.array(z.object({ node: z.string(), title: z.string(), players: z.nullable(count) })),
  /** Scenes in which sessions have paused for a day or longer, most players first. */
  drop_offs: z.array(z.object({ node: z.string(), title: z.string(), players: count })),
  players_min: count,
})
export interface StoryInsight extends z.infer<typeof StoryInsight> {}

/** Free text that several players typed in a scene, so that it identifies nobody. */
export const FreeInput = z.object({
  words: z.string(),
  node: z.string(),
  /** Title of the scene. Its name if it has no title or was removed. */
  title: z.string(),
  players: count,
  /** Part of the story that last answered the text. Null if it was not understood. */
  answered_by: z.nullable(z.enum(ANSWERED_BY)),
})
export interface FreeInput extends z.infer<typeof FreeInput> {}

export const FreeInputs = z.object({
  /** Texts, sorted by number of players, largest first. */
  items: z.array(FreeInput),
  page: count,
  total_pages: count,
  /** Time of the oldest text that is counted. */
  since: instant,
  /** Minimum number of players per text. */
  players_min: count,
})
export interface FreeInputs extends z.infer<typeof FreeInputs> {}

/** Errors for stories that are not visible, or not owned by the caller. */
export const notOwn = ['story_not_found', 'forbidden'] as const

export default {
  getStoryInsight: userRoute('GET', '/stories/:story_id/insight', {
    summary: 'Get statistics of an own story',
    answer: StoryInsight,
    errors: [...notOwn],
  }),
  listFreeInputs: userRoute('GET', '/stories/:story_id/free-inputs', {
    summary: 'List free text that several players typed, and how it was understood',
    rateLimit: { light: SIXTY_PER_MINUTE },
    query: z.object({
      page: queryNumber(1, 1000, 1),
      show: z._default(z.enum(FREE_INPUTS_SHOWN), 'all'),
    }),
    answer: FreeInputs,
    errors: [...notOwn],
  }),
} as const
