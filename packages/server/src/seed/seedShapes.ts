import { GameRules, InitialXp, StoryStructure } from '@kathasagar/api/contract'
import {
  CONTENT_RATINGS,
  DIFFICULTY_LEVELS,
  LIMITS,
  STORY_LANGUAGES,
} from '@kathasagar/api/contract/vocabulary'
import * as z from 'zod/mini'

const key = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const filled = (max: number) =>
  z.string().check(z.refine((it) => it.trim() !== '' && Array.from(it).length <= max))

export const SeedCatalogue = z.object({
  categories: z.array(z.object({ name: key, display_name: filled(60) })),
  tags: z.array(z.object({ name: key, display_name: filled(60), color: filled(40) })),
})

/** A story as a data file holds it. */
export const SeedStory = z.object({
  slug: key,
  title: filled(LIMITS.titleMax),
  tagline: filled(LIMITS.taglineMax),
  story_description: filled(LIMITS.descriptionMax),
  story_prompt: filled(LIMITS.promptMax),
  story_system_prompt: filled(LIMITS.promptMax),
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
  image_alt: filled(1000),
  game_config: GameRules,
  story_structure: StoryStructure,
})
