import * as z from 'zod/mini'

import {
  text,
  Certificate,
  DraftStructure,
  objectOrSoundJson,
  FullGameConfig,
  ReviewFinding,
} from '@kathasagar/story/schema'
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

export const ReviewAnswer = z.object({
  /** Without one that is an `error` the story can be published. */
  findings: z.array(ReviewFinding),
  /** Null while an error stands. */
  certificate: z.nullable(Certificate),
})
export type ReviewAnswer = z.infer<typeof ReviewAnswer>
