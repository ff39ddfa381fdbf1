import * as z from 'zod/mini'

import { text, DraftStructure, objectOrSoundJson, FullGameConfig } from '@kathasagar/story/schema'
import { ReviewFinding, WayStep } from './findings.ts'
import { CONTENT_RATINGS, STORY_LANGUAGES, STORY_LIMITS } from '@kathasagar/story/vocabulary'

/** A story as it stands in a form, saved or not. */
export const ReviewRequest = z.object({
  story_structure: objectOrSoundJson(DraftStructure),
  title: z._default(text(STORY_LIMITS.titleMax), ''),
  tagline: z._default(text(STORY_LIMITS.taglineMax), ''),
  story_description: z._default(text(STORY_LIMITS.descriptionMax), ''),
  story_prompt: z._default(text(STORY_LIMITS.promptMax), ''),
  content_rating: z._default(z.enum(CONTENT_RATINGS), 'family'),
  language: z._default(z.enum(STORY_LANGUAGES), 'en'),
  initial_xp: z._default(z.int().check(z.minimum(0), z.maximum(STORY_LIMITS.initialXpMax)), 100),
  game_config: z._default(objectOrSoundJson(FullGameConfig), () => FullGameConfig.parse({})),
})
export type ReviewRequest = z.infer<typeof ReviewRequest>

const share = z.number()

/** One ending, and how a player comes to it. */
const CertifiedEnding = z.object({
  node: z.string(),
  title: z.string(),
  /** The way to it in the fewest steps. */
  path: z.readonly(z.array(WayStep)),
  /** Reading time of that way. */
  minutes: z.number(),
  /** Reading time of the longest way that a sampled play took. */
  longest_minutes: z.nullable(z.number()),
  xp_spent: z.int(),
  xp_left: z.int(),
  /** Share of the sampled plays that ended here, 0 to 1. */
  share,
})

/** What the machine vouches for. Shapes agree with the rules' `Certificate`. */
export const ReviewCertificate = z.object({
  endings: z.readonly(z.array(CertifiedEnding)),
  words_per_minute: z.number(),
  /** Minutes of the words that are read on the shortest, the median and the longest way. */
  minutes: z.object({ shortest: z.number(), median: z.number(), longest: z.number() }),
  /** How many states were walked, each a scene with all that is remembered, and if that is all. */
  states: z.object({ walked: z.int(), is_whole: z.boolean() }),
  /** The ending that takes the least XP. */
  cheapest: CertifiedEnding,
  plays: z.object({
    count: z.int(),
    seed: z.int(),
    nodes_seen: share,
    endings_seen: share,
    /** Names of the nodes that no play came to. */
    unseen: z.readonly(z.array(z.string())),
    cut_short: z.int(),
  }),
})
export type ReviewCertificate = z.infer<typeof ReviewCertificate>

export const ReviewAnswer = z.object({
  /** Without one that is an `error` the story can be published. */
  findings: z.array(ReviewFinding),
  /** Null while an error stands. */
  certificate: z.nullable(ReviewCertificate),
})
export type ReviewAnswer = z.infer<typeof ReviewAnswer>
