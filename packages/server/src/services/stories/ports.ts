import type { StorySort } from '@kathasagar/api/contract/vocabulary'
import type {
  ContentRating,
  DifficultyLevel,
  Improvise,
  SkillCheck,
  StoryLanguage,
  StoryStatus,
} from '@kathasagar/story/vocabulary'
import type { TrendFormula } from '../../domain/trending.ts'
import type { StoryStructure } from '@kathasagar/story'

/** A story's rules as its author set them; what is missing has the product's default. */
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

/** Counts of a story, kept beside it so that lists need not aggregate. */
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

/** What trending looks at. */
export type StoredTrend = Pick<
  StoredStoryCard,
  'id' | 'plays_total' | 'likes_total' | 'bookmarks_total' | 'created_at' | 'published_at'
>

export interface StoredStory extends StoredStoryCard {
  /** Came with the product, under a pen name; asked for its own page alone. */
  is_house_story?: boolean
  story_prompt: string
  /** For the storyteller alone; leaves the server only towards admins. */
  story_system_prompt: string
  initial_xp: number
  actions_count: number
  story_cards_count: number
  total_scenes: number
  branching_points: number
  game_config: StoredGameConfig
  current_version_id: string | null
}

/** What a list may show. */
export interface Audience {
  seesMature: boolean
}

/** Which stories a list is to hold; what is absent narrows nothing. */
export interface StoryFilter {
  category_id?: string | undefined
  tag_id?: string | undefined
  author_id?: string | undefined
  language?: StoryLanguage | undefined
  difficulty?: DifficultyLevel | undefined
  /** Any of these. */
  ratings?: readonly ContentRating[] | undefined
  /** Fewest and most minutes, both included. */
  minutes?: readonly [number, number] | undefined
}

export interface ListPage {
  offset: number
  limit: number
}

export interface SortedPage extends ListPage {
  sort: StorySort
  /** Begins after this story; only where the newest come first. */
  before?: string | undefined
}

/** Which stories are compared for trending. */
export interface Contest {
  /** So many of the newest, or all that were published since. */
  among: { newest: number } | { since: Date }
  now: Date
  limit: number
}

export interface StoryRepository {
  /** Ids of what the audience may see, the latest first, and when each was last changed. */
  listAddresses(audience: Audience, limit: number): Promise<{ id: string; updated_at: Date }[]>
  /** Whatever its status: who may see it is the policies' matter. With whether an editor took it down. */
  findStory(id: string): Promise<(StoredStory & { is_taken_down: boolean }) | undefined>
  findStructure(versionId: string): Promise<StoryStructure | undefined>
  listStories(audience: Audience, filter: StoryFilter, page: SortedPage): Promise<StoredStoryCard[]>
  /** How many `listStories` would find; of large catalogues as it was a moment ago. */
  countStories(audience: Audience, filter: StoryFilter): Promise<number>
  /** The user's bookmarks, the latest first. */
  listBookmarked(audience: Audience, userId: string, page: ListPage): Promise<StoredStoryCard[]>
  countBookmarked(audience: Audience, userId: string): Promise<number>
  /** The newest of authors whom a user follows, of each author not more than so many. */
  listFollowed(audience: Audience, userId: string, limit: number): Promise<StoredStoryCard[]>
  /** Those in a language first; within it, and after it, in the editors' order. */
  listFeatured(
    audience: Audience,
    asked: { limit: number; reads: StoryLanguage },
  ): Promise<StoredStoryCard[]>
  /**
   * The story of a day: free, for all ages, and public before the day began where one was, so that
   * nothing that is published in its course takes its place. The same at every call.
   */
  findTaleOfDay(day: string, language: StoryLanguage): Promise<StoredStoryCard | undefined>
  /** Those with the most points. */
  listStrongest(audience: Audience, formula: TrendFormula, limit: number): Promise<StoredTrend[]>
  /** The first by the formula. */
  listContenders(
    audience: Audience,
    formula: TrendFormula,
    contest: Contest,
  ): Promise<StoredTrend[]>
  /** In the order of the ids, whoever may see them; ids of nothing are passed over. */
  listCards(ids: readonly string[]): Promise<StoredStoryCard[]>
  searchStories(audience: Audience, query: string, limit: number): Promise<StoredStoryCard[]>
}

export type Mark = 'like' | 'bookmark'

/** Likes and bookmarks. */
export interface EngagementRepository {
  /** Sets the mark, or takes it back, and moves the story's counter with it. */
  toggle(
    mark: Mark,
    storyId: string,
    userId: string,
  ): Promise<{ is_marked: boolean; total: number }>
  /** Of these stories, the ones that the user has marked. */
  listMarked(mark: Mark, storyIds: readonly string[], userId: string): Promise<ReadonlySet<string>>
}

export interface RatingRepository {
  /** Whether the user has come to an ending of the story, or had when they gave it stars: the play may be gone. */
  canRate(storyId: string, userId: string): Promise<boolean>
  /** Sets a user's stars and updates the counters of the story. Runs inside a transaction. */
  rate(rating: { storyId: string; userId: string; stars: number }): Promise<RatingSums>
  findStars(storyId: string, userId: string): Promise<number | undefined>
}

export type RatingSums = Pick<StoryCounters, 'ratings_count' | 'ratings_sum'>

export interface ShareRepository {
  /**
   * Counts a share unless this sharer was counted on this day; inside a transaction. Gives how
   * many there are now.
   */
  share(share: { storyId: string; sharer: string; day: string }): Promise<number>
  /** Forgets who shared before a day; the counts stay. */
  forgetBefore(day: string): Promise<void>
}
