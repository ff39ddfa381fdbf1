import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { saidWords } from './comments.ts'
import { Declined } from './declined.ts'
import { FoundEnding } from './endings.ts'
import { id, instant, saidCursor } from './fields.ts'
import { Author } from './stories.ts'
import { LIMITS, SAID_SORTS } from './vocabulary/vocabulary.ts'

const stars = z.int().check(z.minimum(1), z.maximum(LIMITS.starsMax))

/** What a reader says of a story after an ending, beside their stars. */
export const ReaderReview = z.object({
  id,
  writer: Author,
  is_mine: z.boolean(),
  stars: z.int(),
  /** Markdown. */
  words: z.string(),
  /** The ending that its writer came to last; null until the caller has found it too. */
  ending: z.nullable(z.string()),
  likes_total: count,
  has_liked: z.boolean(),
  /** What the story's author has answered; null for nothing. */
  answer: z.nullable(z.object({ words: z.string(), answered_at: instant })),
  edited_at: z.nullable(instant),
  created_at: instant,
})
export type ReaderReview = z.infer<typeof ReaderReview>

export const ReviewsQuery = z.object({
  sort: z._default(z.enum(SAID_SORTS), 'liked'),
  cursor: z.optional(saidCursor),
})
export type ReviewsQuery = z.infer<typeof ReviewsQuery>

/** Words of readers who have come to an ending, and the stars of all of them. */
export const ReaderReviews = z.object({
  reviews: z.array(ReaderReview),
  next: z.nullable(saidCursor),
  total: count,
  /** Handles that the words of this page name with an @, as far as authors have them. */
  mentions: z.array(z.string()),
  ratings: z.object({
    /** One to five; 0 until somebody has rated. */
    average: z.number(),
    readers: count,
    /** How many gave 5, 4, 3, 2, 1. */
    by_stars: z.array(count).check(z.length(LIMITS.starsMax)),
  }),
  /** The caller's own review; null where there is none. */
  mine: z.nullable(ReaderReview),
  /** The stars that the caller has given; null for none. */
  own_stars: z.nullable(z.int()),
  /** Whether the caller has come to an ending, and may write one. */
  can_review: z.boolean(),
  /** Whether the caller wrote the story, and may answer. */
  can_answer: z.boolean(),
  /** All endings of the story, in its order; those that the caller has not found keep their names. */
  endings: z.array(z.pick(FoundEnding, { number: true, title: true })),
})
export type ReaderReviews = z.infer<typeof ReaderReviews>

export const ReviewParams = z.object({ story_id: id, review_id: id })

export const ReaderReviewRequest = z.object({ stars, words: saidWords })
export type ReaderReviewRequest = z.infer<typeof ReaderReviewRequest>

/** The review as it is kept; where its words were not taken, why, and nothing has changed. */
export const SaidReview = z.object({
  review: z.nullable(ReaderReview),
  declined: z.optional(Declined),
})
export type SaidReview = z.infer<typeof SaidReview>

export const ReviewAnswerRequest = z.object({
  /** Null takes the answer back. */
  words: z.nullable(saidWords),
})
