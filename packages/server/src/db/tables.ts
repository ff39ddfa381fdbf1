import type { StoryFate } from '@kathasagar/api/contract'
import type {
  ContentRating,
  DifficultyLevel,
  StoryLanguage,
  StoryStatus,
} from '@kathasagar/story/vocabulary'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { StoryStructure } from '@kathasagar/story'

import type { StoredUser } from '../platform/call.ts'
import type { StoryDraft } from '../modules/authoring/index.ts'
import type { StoredGameConfig } from '../modules/catalogue/index.ts'
import type { PublicationColumns } from './authoringTables.ts'

type WithDefaults<Row, Column extends keyof Row> = Omit<Row, Column> & {
  [Name in Column]: Generated<Row[Name]>
}

type GivenByDefault = 'id' | 'about' | 'role' | 'is_verified' | 'has_premium_access' | 'is_guest'

export interface UsersTable extends WithDefaults<StoredUser, GivenByDefault> {
  /** The owner's choice for the stories of a closed account. Null while the account is open. */
  story_fate: StoryFate | null
  created_at: Generated<Date>
}

export interface CategoriesTable {
  id: Generated<string>
  /** Key in data files. Users never see this name. */
  name: string
  display_name: string
  synonyms: Generated<string>
  sort_order: number
}

export interface TagsTable {
  id: Generated<string>
  name: string
  display_name: string
  synonyms: Generated<string>
  color: string
}

export interface StoriesTable extends PublicationColumns {
  id: Generated<string>
  /** Set if the story ships with the product. */
  slug: string | null
  author_id: string
  category_id: string | null
  title: string
  tagline: Generated<string>
  story_description: Generated<string>
  story_prompt: Generated<string>
  story_system_prompt: Generated<string>
  cover_image_url: string | null
  image_alt: Generated<string>
  language: Generated<StoryLanguage>
  content_rating: Generated<ContentRating>
  difficulty_level: Generated<DifficultyLevel>
  status: Generated<StoryStatus>
  is_premium: Generated<boolean>
  is_featured: Generated<boolean>
  /** Sort key, in ascending order. Stories without a sort key come last. */
  featured_order: number | null
  initial_xp: Generated<number>
  actions_count: Generated<number>
  story_cards_count: Generated<number>
  total_scenes: Generated<number>
  branching_points: Generated<number>
  possible_endings: Generated<number>
  is_open: Generated<boolean>
  estimated_play_time: Generated<number>
  game_config: JSONColumnType<StoredGameConfig, string | undefined, string>
  current_version_id: string | null
  /** Unpublished changes of a published story. */
  draft: ColumnType<StoryDraft | null, string | null | undefined, string | null>
  likes_total: Generated<number>
  bookmarks_total: Generated<number>
  plays_total: Generated<number>
  shares_count: Generated<number>
  ratings_count: Generated<number>
  ratings_sum: Generated<number>
  sessions_begun: Generated<number>
  sessions_completed: Generated<number>
  /** Copy of the story's tags, maintained by triggers, for lists by tag. */
  tag_ids: GeneratedAlways<string[]>
  rating_rank: GeneratedAlways<number>
  published_at: Date | null
  seed_hash: string | null
  seeded_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface SeededItemsTable {
  kind: 'category' | 'tag' | 'story'
  name: string
  /** The category or tag that replaced this one when an admin merged them. */
  became: Generated<string | null>
}

interface StoryEngagementTable {
  story_id: string
  user_id: string
  created_at: Generated<Date>
}

export interface CoreTables {
  users: UsersTable
  /** Logins, one per device. Refresh tokens end with their login. */
  sign_ins: {
    id: Generated<string>
    user_id: string
    created_at: Date
    expires_at: Date
    ended_at: Date | null
    /** Last confirmation of identity by password or Google. */
    reauthenticated_at: Date | null
  }
  refresh_tokens: {
    /** Hex SHA-256 of the token, which is never stored. */
    token_hash: string
    sign_in_id: string
    created_at: Date
    used_at: Date | null
  }
  categories: CategoriesTable
  tags: TagsTable
  stories: StoriesTable
  /** Versions of stories. A session keeps the version with which it started. */
  story_versions: {
    id: Generated<string>
    story_id: string
    number: number
    structure: JSONColumnType<StoryStructure, string, string>
    created_at: Generated<Date>
    created_by: string | null
    published_at: Date | null
  }
  story_tags: { story_id: string; tag_id: string }
  story_likes: StoryEngagementTable
  story_bookmarks: StoryEngagementTable
  story_ratings: { story_id: string; user_id: string; stars: number; created_at: Generated<Date> }
  story_shares: {
    story_id: string
    /** Keyed hash of a user or an IP address. */
    sharer: string
    /** UTC date. */
    day: ColumnType<Date, string, never>
  }
  rate_limits: { key: string; hits: number; last_at: Date; resets_at: Date }
  seeded_items: SeededItemsTable
}
