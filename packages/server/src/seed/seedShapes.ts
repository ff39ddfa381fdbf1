import type { StoryStructure as Structure } from '@kathasagar/story'
import { GameRules, InitialXp, StoryStructure } from '@kathasagar/story/schema'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import {
  CONTENT_RATINGS,
  DIFFICULTY_LEVELS,
  STORY_LANGUAGES,
  STORY_LIMITS,
} from '@kathasagar/story/vocabulary'
import * as z from 'zod/mini'

const key = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const filled = (max: number) =>
  z.string().check(z.refine((it) => it.trim() !== '' && Array.from(it).length <= max))

export const SeedCatalogue = z.object({
  categories: z.array(
    z.object({ name: key, display_name: filled(60), synonyms: z.optional(filled(1000)) }),
  ),
  tags: z.array(
    z.object({
      name: key,
      display_name: filled(60),
      synonyms: z.optional(filled(1000)),
      color: filled(40),
    }),
  ),
  keywords: z.optional(z.record(key, filled(1000))),
  series: z.optional(
    z.array(
      z.object({
        title: filled(LIMITS.seriesTitleMax),
        description: filled(LIMITS.seriesDescriptionMax),
        parts: z.array(key),
      }),
    ),
  ),
})

export type SeedCatalogue = z.infer<typeof SeedCatalogue>

export const SeedStory = z.object({
  slug: key,
  title: filled(STORY_LIMITS.titleMax),
  tagline: filled(STORY_LIMITS.taglineMax),
  story_description: filled(STORY_LIMITS.descriptionMax),
  story_prompt: filled(STORY_LIMITS.promptMax),
  story_system_prompt: filled(STORY_LIMITS.promptMax),
  category: key,
  tags: z.array(key),
  author: z.object({
    username: z.string().check(z.regex(/^[A-Za-z0-9_]{3,30}$/)),
    display_name: filled(LIMITS.displayNameMax),
  }),
  language: z.enum(STORY_LANGUAGES),
  content_rating: z.enum(CONTENT_RATINGS),
  difficulty_level: z.enum(DIFFICULTY_LEVELS),
  is_premium: z.boolean(),
  is_featured: z.boolean(),
  initial_xp: InitialXp,
  /** Playing time in minutes. Only for open stories: reviews measure the time of all others. */
  estimated_play_time: z.optional(z.int().check(z.minimum(1), z.maximum(600))),
  image_alt: filled(1000),
  game_config: GameRules,
  story_structure: StoryStructure,
})

export type SeedStory = Omit<z.infer<typeof SeedStory>, 'story_structure'> & {
  story_structure: Structure
}
