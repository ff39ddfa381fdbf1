import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { id, instant, instantCursor, queryNumber } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

/** Where a play stands among its player's: what is put away is neither open nor finished. */
export const PLAY_STATES = ['open', 'finished', 'put_away'] as const
export type PlayState = (typeof PLAY_STATES)[number]

/** One of the caller's own plays, as their list shows it. */
export const OwnPlay = z.object({
  /** Id of its session. */
  id,
  state: z.enum(PLAY_STATES),
  story: z.object({
    id,
    title: z.string(),
    cover_image_url: z.nullable(z.string()),
    image_alt: z.string(),
    language: z.enum(STORY_LANGUAGES),
  }),
  /** Title of the scene that it stands in, in the story's language. */
  scene: z.string(),
  /** The sentence that the story stopped at, in the story's language; empty before any was told. */
  last_line: z.string(),
  /** 0 to 100; 100 exactly when an ending is reached. */
  completion_percentage: count,
  /** Minutes to an ending, by the play time that the story names; 0 at one. */
  minutes_left: count,
  /** The ending that it has reached, and how many of the story's this player has found in all plays. */
  ending: z.nullable(z.object({ title: z.string(), found: count, total: count })),
  /** When the player last acted. */
  updated_at: instant,
})
export type OwnPlay = z.infer<typeof OwnPlay>

export const OwnPlaysQuery = z.object({
  state: z._default(z.enum(PLAY_STATES), 'open'),
  cursor: z.optional(instantCursor),
  limit: queryNumber(1, LIMITS.playsPage, LIMITS.playsPage),
})
export type OwnPlaysQuery = z.infer<typeof OwnPlaysQuery>

/** A stretch of the caller's plays, the one last played first. */
export const OwnPlays = z.object({
  plays: z.array(OwnPlay),
  /** Where the next page begins; null at the end. */
  next: z.nullable(instantCursor),
  /** How many there are of each state. */
  counts: z.object({ open: count, finished: count, put_away: count }),
})
export type OwnPlays = z.infer<typeof OwnPlays>

export const PutAwayRequest = z.object({ is_put_away: z.boolean() })
