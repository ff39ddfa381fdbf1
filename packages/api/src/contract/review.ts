import * as z from 'zod/mini'

import { text } from './fields.ts'
import { ReviewFinding } from './findings.ts'
import { objectOrSoundJson } from './formValues.ts'
import { FullGameConfig } from './storyForms.ts'
import { DraftStructure } from './storyStructureForm.ts'
import { CONTENT_RATINGS, LIMITS, STORY_LANGUAGES } from './vocabulary.ts'

/** A story as it stands in a form, saved or not. */
export const ReviewRequest = z.object({
  story_structure: objectOrSoundJson(DraftStructure),
  title: z._default(text(LIMITS.titleMax), ''),
  tagline: z._default(text(LIMITS.taglineMax), ''),
  story_description: z._default(text(LIMITS.descriptionMax), ''),
  story_prompt: z._default(text(LIMITS.promptMax), ''),
  content_rating: z._default(z.enum(CONTENT_RATINGS), 'family'),
  language: z._default(z.enum(STORY_LANGUAGES), 'en'),
  initial_xp: z._default(z.int().check(z.minimum(0), z.maximum(LIMITS.initialXpMax)), 100),
  game_config: z._default(objectOrSoundJson(FullGameConfig), () => FullGameConfig.parse({})),
})
export type ReviewRequest = z.infer<typeof ReviewRequest>

export const ReviewAnswer = z.object({
  /** Without one that is an `error` the story can be published. */
  findings: z.array(ReviewFinding),
})
export type ReviewAnswer = z.infer<typeof ReviewAnswer>
