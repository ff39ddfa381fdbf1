import type { ContentRating, DifficultyLevel, StoryLanguage } from '@kathasagar/story/vocabulary'
import type { StoryStructure } from '@kathasagar/story'

import type { StoredGameConfig } from '../../modules/catalogue/index.ts'

/** Stories that follow each other, by their slugs; the author of the first has the series. */
export interface SeedSeries {
  title: string
  description: string
  parts: readonly string[]
}

export interface SeedCatalogue {
  /** In the order in which they are shown. */
  categories: readonly { name: string; display_name: string; synonyms?: string | undefined }[]
  tags: readonly {
    name: string
    display_name: string
    synonyms?: string | undefined
    color: string
  }[]
  /** Words that search finds a story by, by its slug. */
  keywords?: Readonly<Record<string, string>> | undefined
  series?: readonly SeedSeries[] | undefined
}

/** What a data file and the database say alike of a story. */
interface SeedFields {
  slug: string
  title: string
  tagline: string
  story_description: string
  story_prompt: string
  story_system_prompt: string
  /** Name of a category. */
  category: string
  image_alt: string
  language: StoryLanguage
  content_rating: ContentRating
  difficulty_level: DifficultyLevel
  is_premium: boolean
  is_featured: boolean
  initial_xp: number
  game_config: StoredGameConfig
}

/** A story as it ships; what can be counted in its structure is not in it. */
export interface SeedStory extends SeedFields {
  /** Names of tags. */
  tags: readonly string[]
  author: { username: string; display_name: string }
  story_structure: StoryStructure
}

/** A story on its way into the database. */
export interface NewStory extends SeedFields {
  seed_hash: string
  author_id: string
  cover_image_url: string
  /** Place among what ships: the editors' order, and the order of publication. */
  place: number
  actions_count: number
  story_cards_count: number
  total_scenes: number
  branching_points: number
  possible_endings: number
  estimated_play_time: number
}

interface SeededStory {
  id: string
  seed_hash: string | null
  /** Nobody has changed the story since it was seeded. */
  is_untouched: boolean
}

/** Puts what ships with the product into the database. All inside one transaction. */
export interface SeedRepository {
  /** Lets only one process seed at a time. */
  lock(): Promise<void>
  /** Adds what never shipped before; what an admin has renamed, merged or removed stays so. */
  addCategories(categories: SeedCatalogue['categories']): Promise<void>
  addTags(tags: SeedCatalogue['tags']): Promise<void>
  /** Saves the words that search finds categories, tags and stories by. */
  saveSearchWords(catalogue: SeedCatalogue): Promise<void>
  /** Id of an author's account, made when it is missing. Never an account that can sign in. */
  authorId(author: { username: string; display_name: string }): Promise<string>
  findSeeded(slug: string): Promise<SeededStory | undefined>
  /** It shipped before; without a story of that slug an admin has deleted it. */
  wasSeeded(slug: string): Promise<boolean>
  insertSeeded(story: NewStory): Promise<string>
  /** Leaves its place among the featured to the editors. */
  updateSeeded(id: string, story: NewStory): Promise<void>
  /** Begins a new version of the structure; running sessions keep theirs. */
  addVersion(storyId: string, structure: StoryStructure): Promise<void>
  setTags(storyId: string, tagNames: readonly string[]): Promise<void>
  /** Files of that fingerprint were seeded last, and what came of them has not been touched since. */
  stands(fingerprint: string): Promise<boolean>
  /** Keeps that what stands now came of files of that fingerprint. */
  remember(fingerprint: string): Promise<void>
}
