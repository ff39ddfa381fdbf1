import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { HEARD_OUTCOMES, WHY_REASONS } from '@kathasagar/story/vocabulary'

/** Something that free words were held against. */
export const HeardCandidate = z.object({
  kind: z.enum(['choice', 'reaction', 'topic']),
  /** Its place from 1: among the choices that lie open, the reactions of scene or story, somebody's topics. */
  number: count,
  /** Whose topic it is. */
  person: z.optional(z.string()),
  /** A reaction of the whole story, and not of this scene. */
  is_story_wide: z.optional(z.boolean()),
  /** The choice, or the beginning of the author's answer. */
  text: z.string(),
  /** The phrase of its author's that came nearest; blank where none did. */
  nearest: z.string(),
  /** How near it came, from 0 to 1. */
  score: z.number().check(z.minimum(0), z.maximum(1)),
  is_taken: z.boolean(),
})
export type HeardCandidate = z.infer<typeof HeardCandidate>

/** What free words were taken for, and why: from the ranking that the turn itself used. */
export const WhyAnswer = z.object({
  outcome: z.enum(HEARD_OUTCOMES),
  reason: z.enum(WHY_REASONS),
  /** By how much the choice that fits best is ahead of the next; null where none fits. */
  lead: z.nullable(z.number()),
  /** The reason as a sentence in English; clients say it in their own words, by `reason`. */
  detail: z.string(),
  /** What was taken first, then the nearest. */
  candidates: z.array(HeardCandidate),
})
export type WhyAnswer = z.infer<typeof WhyAnswer>
