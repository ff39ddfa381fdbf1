import * as z from 'zod/mini'
import {
  CONTENT_RATINGS,
  DIFFICULTY_LEVELS,
  STORY_LANGUAGES,
  STORY_LENGTHS,
  STORY_STATUSES,
} from '@kathasagar/story/vocabulary'
import { count, text } from '@kathasagar/story/schema'

import { AskedHandle } from './handles.ts'
import { Category, Tag } from './taxonomy.ts'
import { Demo, DemoRequest } from './demo.ts'
import { LIMITS, STORY_SORTS } from './vocabulary/vocabulary.ts'
import { OFTEN } from './rateLimits.ts'
import { StoryCodex } from './codex.ts'
import { id, instant, queryNumber } from './fields.ts'
import { route } from './route.ts'

/** Who wrote a story, as it stands under the story's name. */
export const Author = z.object({
  /** Names the author's page; null where there is none: an account that is closed or suspended. */
  handle: z.nullable(z.string()),
  display_name: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
})
export type Author = z.infer<typeof Author>

export const StoryStats = z.object({
  likes_total: count,
  plays_total: count,
  bookmarks_total: count,
  shares_count: count,
  /** Percent of begun sessions that reached an ending; absent until somebody has played. */
  completion_rate: z.nullable(z.number()),
  /** One to five; 0 until somebody has rated. */
  average_rating: z.number(),
})
export type StoryStats = z.infer<typeof StoryStats>

/** What the story is to the one who asks; absent for guests. */
export const UserState = z.object({
  hasLiked: z.boolean(),
  hasBookmarked: z.boolean(),
  has_premium_access: z.boolean(),
  /** Stars the reader gave; only on the story's own page, and only once they have rated. */
  rating: z.optional(z.int()),
})
export type UserState = z.infer<typeof UserState>

/** A command of the story and what it costs in XP. */
export const Command = z.object({ cost: count, description: z.optional(z.string()) })

/** What a reader may know of the game's rules. */
export const GameConfig = z.object({ commands: z.record(z.string(), Command) })
export type GameConfig = z.infer<typeof GameConfig>

/** A story as lists show it. */
export const StoryCard = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  story_description: z.string(),
  cover_image_url: z.nullable(z.string()),
  image_alt: z.string(),
  category: z.nullable(Category),
  author: z.nullable(Author),
  tags: z.array(Tag),
  is_featured: z.boolean(),
  is_premium: z.boolean(),
  content_rating: z.enum(CONTENT_RATINGS),
  difficulty_level: z.enum(DIFFICULTY_LEVELS),
  status: z.enum(STORY_STATUSES),
  language: z.enum(STORY_LANGUAGES),
  created_at: instant,
  /** Minutes. */
  estimated_play_time: count,
  possible_endings: count,
  stats: StoryStats,
  user_state: z.nullable(UserState),
})
export type StoryCard = z.infer<typeof StoryCard>

/** Which part of which series a story is. */
export const StoryPlace = z.object({
  series_id: id,
  title: z.string(),
  /** Among the published parts, from 1. */
  number: count,
  /** Published parts. */
  total: count,
})
export type StoryPlace = z.infer<typeof StoryPlace>

/** A story as its own page shows it. */
export const Story = z.extend(StoryCard, {
  /** Came with the product: the name of its author is a pen name. */
  is_house_story: z.optional(z.boolean()),
  story_prompt: z.string(),
  initial_xp: count,
  actions_count: count,
  story_cards_count: count,
  total_scenes: count,
  branching_points: count,
  game_config: GameConfig,
  /** Pages of its codex, open and veiled. */
  codex_pages: z.optional(count),
  /** Absent unless it is a published part of a series. */
  series: z.optional(StoryPlace),
})
export type Story = z.infer<typeof Story>

export const StoryList = z.object({
  stories: z.array(StoryCard),
  page: count,
  total_pages: count,
  total_stories: count,
})
export type StoryList = z.infer<typeof StoryList>

const pageNumber = queryNumber(1, 100_000, 1)

/** Which of the published stories, and in what order; filters narrow each other. */
export const StoryListQuery = z.object({
  page: pageNumber,
  /** Name of a category. */
  category: z.optional(text(LIMITS.filterMax)),
  /** Id or name of a tag. */
  tag: z.optional(text(LIMITS.filterMax)),
  language: z.optional(z.enum(STORY_LANGUAGES)),
  difficulty: z.optional(z.enum(DIFFICULTY_LEVELS)),
  /** `everyone`, `family` and `general` are one level: each finds all three. */
  rating: z.optional(z.enum(CONTENT_RATINGS)),
  length: z.optional(z.enum(STORY_LENGTHS)),
  /** Handle of who wrote them. */
  author: z.optional(AskedHandle),
  /** The last story of the page before; only where the newest come first. */
  before: z.optional(id),
  sort: z._default(z.enum(STORY_SORTS), 'newest'),
})
export type StoryListQuery = z.infer<typeof StoryListQuery>
export const BookmarksQuery = z.object({ page: pageNumber })
export const StoryLimitQuery = z.object({ limit: queryNumber(1, 20, LIMITS.featuredStories) })
export const FeaturedQuery = z.object({
  limit: queryNumber(1, 20, LIMITS.featuredStories),
  /** What the reader reads: stories in it come first, the others after them. */
  reads: z._default(z.enum(STORY_LANGUAGES), 'en'),
})
export type FeaturedQuery = z.infer<typeof FeaturedQuery>
export const TaleOfTheDayQuery = z.object({
  /** Language of the reader. */
  reads: z._default(z.enum(STORY_LANGUAGES), 'en'),
})
export const StorySearchQuery = z.object({
  q: text(LIMITS.searchQueryMax),
  limit: queryNumber(1, LIMITS.searchPage, LIMITS.searchResults),
})
export const StoryParams = z.object({ story_id: id })

export const LikeAnswer = z.object({ is_liked: z.boolean(), likes_total: count })
export type LikeAnswer = z.infer<typeof LikeAnswer>
export const BookmarkAnswer = z.object({ is_bookmarked: z.boolean(), bookmarks_total: count })
export type BookmarkAnswer = z.infer<typeof BookmarkAnswer>

export const RatingRequest = z.object({
  stars: z.int().check(z.minimum(1), z.maximum(LIMITS.starsMax)),
})
/** The reader's own stars, and the average with them in it. */
export const RatingAnswer = z.object({ stars: z.int(), average_rating: z.number() })
export type RatingAnswer = z.infer<typeof RatingAnswer>
export const ShareAnswer = z.object({ shares_count: count })
export type ShareAnswer = z.infer<typeof ShareAnswer>

/** The catalogue, and what a reader thinks of it. */
export const storiesRoutes = {
  listStories: route('GET', '/stories/', {
    summary: 'Published stories, all or as filters choose, a page at a time',
    access: 'anyone',
    mayLag: true,
    cacheForGuests: true,
    query: StoryListQuery,
    answer: StoryList,
  }),
  listFeatured: route('GET', '/stories/featured/', {
    summary: 'Stories handpicked by the editors, those in the language that is read first',
    access: 'anyone',
    mayLag: true,
    cacheForGuests: true,
    query: FeaturedQuery,
    answer: z.array(StoryCard),
  }),
  getTaleOfTheDay: route('GET', '/stories/tale-of-the-day/', {
    summary:
      'The story of this day for all readers of a language: never a later part of a series. A list of one, or of none',
    access: 'anyone',
    mayLag: true,
    cacheForGuests: true,
    query: TaleOfTheDayQuery,
    answer: z.array(StoryCard).check(z.maxLength(1)),
  }),
  listTrending: route('GET', '/stories/trending/', {
    summary: 'Stories that are being played now',
    access: 'anyone',
    mayLag: true,
    cacheForGuests: true,
    query: StoryLimitQuery,
    answer: z.array(StoryCard),
  }),
  searchStories: route('GET', '/stories/search/', {
    summary: 'Published stories that match a few words',
    access: 'anyone',
    mayLag: true,
    rateLimit: { light: OFTEN },
    cacheForGuests: true,
    query: StorySearchQuery,
    answer: z.array(StoryCard),
  }),
  listBookmarks: route('GET', '/stories/bookmarks/', {
    summary: 'Stories that the caller has bookmarked, the latest first',
    access: 'user',
    mayLag: true,
    query: BookmarksQuery,
    answer: StoryList,
  }),
  listFollowed: route('GET', '/stories/followed/', {
    summary: 'What the authors whom the caller follows have published, the newest first',
    access: 'user',
    mayLag: true,
    answer: z.array(StoryCard).check(z.maxLength(LIMITS.followedStories)),
  }),
  playDemo: route('POST', '/stories/demo', {
    summary: 'Play the first turns of a featured story; free, without an account, nothing is kept',
    access: 'anyone',
    rateLimit: { light: OFTEN },
    body: DemoRequest,
    answer: Demo,
    changesNothing: true,
    errors: [
      'story_not_found',
      'choice_not_offered',
      'choice_locked',
      'session_finished',
      'story_stuck',
      'not_enough_xp',
    ],
  }),
  getStory: route('GET', '/stories/:story_id', {
    summary: 'One story',
    access: 'anyone',
    params: StoryParams,
    answer: Story,
    errors: ['story_not_found', 'adults_only'],
  }),
  getCodex: route('GET', '/stories/:story_id/codex', {
    summary: 'The pages of a story’s codex that the caller’s plays have opened',
    access: 'user',
    params: StoryParams,
    answer: StoryCodex,
    errors: ['story_not_found', 'adults_only'],
  }),
  likeStory: route('POST', '/stories/:story_id/like', {
    summary: 'Like a story, or take the like back',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    answer: LikeAnswer,
    errors: ['story_not_found'],
  }),
  bookmarkStory: route('POST', '/stories/:story_id/bookmark', {
    summary: 'Bookmark a story, or take the bookmark back',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    answer: BookmarkAnswer,
    errors: ['story_not_found'],
  }),
  rateStory: route('PUT', '/stories/:story_id/rating', {
    summary: 'Rate a story that the caller has finished, or change the rating',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    body: RatingRequest,
    answer: RatingAnswer,
    errors: ['story_not_found', 'not_finished'],
  }),
  shareStory: route('POST', '/stories/:story_id/share', {
    summary: 'Count a share, once a day for each reader',
    access: 'anyone',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    answer: ShareAnswer,
    errors: ['story_not_found', 'adults_only'],
  }),
} as const
