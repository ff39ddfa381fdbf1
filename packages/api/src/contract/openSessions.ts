import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { Category } from './categories.ts'
import { id, instant, queryNumber } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

/** A session that waits for its player, as a list shows it. */
export const OpenSession = z.object({
  id,
  story: z.object({
    id,
    title: z.string(),
    tagline: z.string(),
    cover_image_url: z.nullable(z.string()),
    image_alt: z.string(),
    language: z.enum(STORY_LANGUAGES),
    category: z.nullable(Category),
  }),
  /** 0 to 99. */
  completion_percentage: count,
  /** The sentence that the story stopped at, in the story's language; empty before any was told. */
  last_line: z.string(),
  /** When the player last acted. */
  updated_at: instant,
})
export type OpenSession = z.infer<typeof OpenSession>

export const OpenSessionsQuery = z.object({ limit: queryNumber(1, 20, LIMITS.openSessions) })
