import * as z from 'zod/mini'
import {
  CONTENT_RATINGS,
  DIFFICULTY_LEVELS,
  STORY_LANGUAGES,
  STORY_LENGTHS,
  STORY_STATUSES,
} from '@kathasagar/story/vocabulary'
import { count, text } from '@kathasagar/story/schema'

import { HandleInput } from './handles.ts'
import { Category, Tag } from './taxonomy.ts'
import { Demo, DemoRequest } from './demo.ts'
import { LIMITS, STORY_SORTS } from './vocabulary/vocabulary.ts'
import { SIXTY_PER_MINUTE } from './rateLimits.ts'
import { StoryCodex } from './codex.ts'
import { id, instant, queryNumber } from './fields.ts'
import { anyoneRoute, userRoute } from './route.ts'

export const Author = z.object({
  /** Null if the account is closed or suspended. */
  handle: z.nullable(z.string()),
  display_name: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
})
export interface Author extends z.infer<typeof Author> {}

export const StoryStats = z.object({
  likes_total: count,
  plays_total: count,
  bookmarks_total: count,
  shares_count: count,
  /** Percentage of started sessions that reached an ending. Null without sessions. */
  completion_rate: z.nullable(z.number()),
  /** Rating from 1 to 5. It is 0 if there are no ratings. */
  average_rating: z.number(),
})

/** State of the story for the caller. Absent for guests. */
export const UserState = z.object({
  hasLiked: z.boolean(),
  hasBookmarked: z.boolean(),
  has_premium_access: z.boolean(),
  /** The caller's rating. Set on the story page only. */
  rating: z.optional(z.int()),
})
export interface UserState extends z.infer<typeof UserState> {}

export const Command = z.object({ cost: count, description: z.optional(z.string()) })

export const GameConfig = z.object({ commands: z.record(z.string(), Command) })
export interface GameConfig extends z.infer<typeof GameConfig> {}

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
  estimated_play_time: count,
  possible_endings: count,
  stats: StoryStats,
  user_state: z.nullable(UserState),
})
export interface StoryCard extends z.infer<typeof StoryCard> {}

export const StoryPlace = z.object({
  series_id: id,
  title: z.string(),
  /** 1-based number among the published parts. */
  number: count,
  total: count,
})
export interface StoryPlace extends z.infer<typeof StoryPlace> {}

export const Story = z.extend(StoryCard, {
  /** True for a shipped story. Its author's name is a pen name. */
  is_house_story: z.optional(z.boolean()),
  story_prompt: z.string(),
  initial_xp: count,
  actions_count: count,
  story_cards_count: count,
  total_scenes: count,
  branching_points: count,
  game_config: GameConfig,
  codex_pages: z.optional(count),
  /** Set for a published part of a series. */
  series: z.optional(StoryPlace),
  /** Model of an open story. Null if no model is connected. */
  told_by: z.optional(z.nullable(z.string())),
})
export interface Story extends z.infer<typeof Story> {}

export const StoryList = z.object({
  stories: z.array(StoryCard),
  page: count,
  total_pages: count,
  total_stories: count,
})
export interface StoryList extends z.infer<typeof StoryList> {}

const pageNumber = queryNumber(1, 100_000, 1)

/** Query of a story list. All filters must match. */
export const StoryListQuery = z.object({
  page: pageNumber,
  category: z.optional(text(LIMITS.filterMax)),
  tag: z.optional(text(LIMITS.filterMax)),
  language: z.optional(z.enum(STORY_LANGUAGES)),
  difficulty: z.optional(z.enum(DIFFICULTY_LEVELS)),
  /** `everyone`, `family` and `general` match each other. */
  rating: z.optional(z.enum(CONTENT_RATINGS)),
  length: z.optional(z.enum(STORY_LENGTHS)),
  author: z.optional(HandleInput),
  /** Id of the last story of the previous page, for the order `newest`. */
  before: z.optional(id),
  sort: z._default(z.enum(STORY_SORTS), 'newest'),
})
export interface StoryListQuery extends z.infer<typeof StoryListQuery> {}
export const FeaturedQuery = z.object({
  limit: queryNumber(1, 20, LIMITS.featuredStories),
  /** Stories in this language come first. */
  reads: z._default(z.enum(STORY_LANGUAGES), 'en'),
})
export interface FeaturedQuery extends z.infer<typeof FeaturedQuery> {}

export const LikeAnswer = z.object({ is_liked: z.boolean(), likes_total: count })
export interface LikeAnswer extends z.infer<typeof LikeAnswer> {}
export const BookmarkAnswer = z.object({ is_bookmarked: z.boolean(), bookmarks_total: count })
export interface BookmarkAnswer extends z.infer<typeof BookmarkAnswer> {}

export const RatingRequest = z.object({
  stars: z.int().check(z.minimum(1), z.maximum(LIMITS.starsMax)),
})
export const RatingAnswer = z.object({ stars: z.int(), average_rating: z.number() })
export const ShareAnswer = z.object({ shares_count: count })

export default {
  listStories: anyoneRoute('GET', '/stories/', {
    summary: 'List published stories, with filters, by page',
    mayLag: true,
    cacheForGuests: true,
    query: StoryListQuery,
    answer: StoryList,
  }),
  listFeatured: anyoneRoute('GET', '/stories/featured/', {
    summary: 'List featured stories, those in the reader’s language first',
    mayLag: true,
    cacheForGuests: true,
    query: FeaturedQuery,
    answer: z.array(StoryCard),
  }),
  getTaleOfTheDay: anyoneRoute('GET', '/stories/tale-of-the-day/', {
    summary:
      'Get the story of the day in a language, as a list of one or none; excludes later parts of a series',
    mayLag: true,
    cacheForGuests: true,
    query: z.object({ reads: z._default(z.enum(STORY_LANGUAGES), 'en') }),
    answer: z.array(StoryCard).check(z.maxLength(1)),
  }),
  listTrending: anyoneRoute('GET', '/stories/trending/', {
    summary: 'List stories that are being played',
    mayLag: true,
    cacheForGuests: true,
    query: z.object({ limit: queryNumber(1, 20, LIMITS.featuredStories) }),
    answer: z.array(StoryCard),
  }),
  searchStories: anyoneRoute('GET', '/stories/search/', {
    summary: 'Search published stories',
    mayLag: true,
    rateLimit: { light: SIXTY_PER_MINUTE },
    cacheForGuests: true,
    query: z.object({
      q: text(LIMITS.searchQueryMax),
      limit: queryNumber(1, LIMITS.searchPage, LIMITS.searchResults),
    }),
    answer: z.array(StoryCard),
  }),
  listBookmarks: userRoute('GET', '/stories/bookmarks/', {
    summary: 'List stories that the caller has bookmarked, latest first',
    mayLag: true,
    query: z.object({ page: pageNumber }),
    answer: StoryList,
  }),
  listFollowed: userRoute('GET', '/stories/followed/', {
    summary: 'List stories of followed authors, newest first',
    mayLag: true,
    answer: z.array(StoryCard).check(z.maxLength(LIMITS.followedStories)),
  }),
  playDemo: anyoneRoute('POST', '/stories/demo', {
    summary:
      'Play the first turns of a featured story; free, without an account, nothing is stored',
    rateLimit: { light: SIXTY_PER_MINUTE },
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
  getStory: anyoneRoute('GET', '/stories/:story_id', {
    summary: 'Get a story',
    answer: Story,
    errors: ['story_not_found', 'adults_only'],
  }),
  getCodex: userRoute('GET', '/stories/:story_id/codex', {
    summary: 'Get the codex pages that the caller has opened',
    answer: StoryCodex,
    errors: ['story_not_found', 'adults_only'],
  }),
  likeStory: userRoute('POST', '/stories/:story_id/like', {
    summary: 'Like a story, or remove the like',
    rateLimit: { light: SIXTY_PER_MINUTE },
    answer: LikeAnswer,
    errors: ['story_not_found'],
  }),
  bookmarkStory: userRoute('POST', '/stories/:story_id/bookmark', {
    summary: 'Bookmark a story, or remove the bookmark',
    rateLimit: { light: SIXTY_PER_MINUTE },
    answer: BookmarkAnswer,
    errors: ['story_not_found'],
  }),
  rateStory: userRoute('PUT', '/stories/:story_id/rating', {
    summary: 'Rate a story that the caller has finished, or change the rating',
    rateLimit: { light: SIXTY_PER_MINUTE },
    body: RatingRequest,
    answer: RatingAnswer,
    errors: ['story_not_found', 'not_finished'],
  }),
  shareStory: anyoneRoute('POST', '/stories/:story_id/share', {
    summary: 'Count a share, once a day per reader',
    rateLimit: { light: SIXTY_PER_MINUTE },
    answer: ShareAnswer,
    errors: ['story_not_found', 'adults_only'],
  }),
} as const
