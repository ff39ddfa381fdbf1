import * as z from 'zod/mini'

import { STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import type { DeepReadonly } from './fields/deepReadonly.ts'
import { nonEmptyText, text } from './fields/fields.ts'
import { strictPart } from './fields/strictPart.ts'

const field = z.optional(text(STORY_LIMITS.openFieldMax))

/** Author's fields for an open story, whose parts a model writes. Players only see the opening. */
export const OpenStory = strictPart({
  /** First scene, shown unchanged. Default: the description of the story. */
  opening: z.optional(text(STORY_LIMITS.nodeTextMax)),
  people: field,
  places: field,
  facts: field,
  tone: field,
  never: field,
  endings: z.optional(
    z
      .array(nonEmptyText(STORY_LIMITS.choiceMax))
      .check(z.maxLength(STORY_LIMITS.openEndings, { error: 'At most 4 endings' })),
  ),
  /** Offers two or three choices after each part. Default: false. */
  offers_choices: z.optional(z.boolean()),
})
export type OpenStory = DeepReadonly<z.infer<typeof OpenStory>>
