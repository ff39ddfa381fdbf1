import type {
  ContentRating,
  DifficultyLevel,
  Improvise,
  SkillCheck,
  StoryLanguage,
  StoryStatus,
} from '@kathasagar/story/vocabulary'

/** Rules of a story. Absent rules have defaults. */
export interface StoredGameConfig {
  commands: Readonly<Record<string, { cost: number; description?: string | undefined }>>
  xp_gain_multiplier?: number | undefined
  health_max?: number | undefined
  inventory_slots?: number | undefined
  skill_check_difficulty?: SkillCheck | undefined
  improvise?: Improvise | undefined
}

export interface StoredCategory {
  id: string
  name: string
  display_name: string
  sort_order: number
}

export interface StoredTag {
  id: string
  display_name: string
  color: string
}

/** Stored counts. They exist so that lists need no aggregation. */
export interface StoryCounters {
  likes_total: number
  plays_total: number
  bookmarks_total: number
  shares_count: number
  ratings_count: number
  ratings_sum: number
  sessions_begun: number
  sessions_completed: number
}

export interface StoredStoryCard extends StoryCounters {
  id: string
  title: string
  tagline: string
  story_description: string
  cover_image_url: string | null
  image_alt: string
  category: StoredCategory | null
  author_id: string
  author: { handle: string | null; display_name: string | null; avatar_url: string | null }
  tags: readonly StoredTag[]
  is_featured: boolean
  is_premium: boolean
  content_rating: ContentRating
  difficulty_level: DifficultyLevel
  status: StoryStatus
  language: StoryLanguage
  created_at: Date
  published_at: Date | null
  estimated_play_time: number
  possible_endings: number
}

export interface StoredStory extends StoredStoryCard {
  /** Fields that are loaded only for the page of the story. */
  is_house_story?: boolean
  story_prompt: string
  /** Instructions for storytellers. Only admins may see them. */
  story_system_prompt: string
  initial_xp: number
  actions_count: number
  story_cards_count: number
  total_scenes: number
  branching_points: number
  game_config: StoredGameConfig
  current_version_id: string | null
  /** True if the story has no scenes and a model writes it. */
  is_open: boolean
}

export interface Audience {
  seesMature: boolean
  /** Hides open stories, because no model is connected. Default: false. */
  hidesOpen?: boolean
  /** Author who can see their own open stories even if `hidesOpen` is true. */
  authorId?: string | undefined
}

export interface ListPage {
  offset: number
  limit: number
}

export type RatingSums = Pick<StoryCounters, 'ratings_count' | 'ratings_sum'>
