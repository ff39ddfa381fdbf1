import * as z from 'zod/mini'

import { count } from './fields/fields.ts'
import { FullGameConfig } from './gameConfig.ts'
import {
  CONTENT_RATINGS,
  DIFFICULTY_LEVELS,
  STORY_LANGUAGES,
  STORY_LIMITS,
} from '../vocabulary/vocabulary.ts'

/** Fields other than title and scenes. Category and tags are names, because ids differ by server. */
export const AboutStory = z.partial(
  z.object({
    tagline: z.string(),
    story_description: z.string(),
    story_prompt: z.string(),
    /** Only admins can export and import this field. */
    story_system_prompt: z.string(),
    /** Address only. The file does not contain the image. */
    cover_image_url: z.nullable(z.string()),
    image_alt: z.string(),
    category: z.nullable(z.string()),
    tags: z.array(z.string()).check(z.maxLength(STORY_LIMITS.tagsMax)),
    language: z.enum(STORY_LANGUAGES),
    content_rating: z.enum(CONTENT_RATINGS),
    difficulty_level: z.enum(DIFFICULTY_LEVELS),
    is_premium: z.boolean(),
    initial_xp: count,
    actions_count: count,
    story_cards_count: count,
    estimated_play_time: count,
    game_config: FullGameConfig,
  }),
)
export type AboutStory = z.infer<typeof AboutStory>
