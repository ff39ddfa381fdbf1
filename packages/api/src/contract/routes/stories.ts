import * as z from 'zod/mini'

import { OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'
import {
  FeaturedQuery,
  TaleOfTheDayQuery,
  BookmarkAnswer,
  BookmarksQuery,
  LikeAnswer,
  RatingAnswer,
  RatingRequest,
  ShareAnswer,
  Story,
  StoryCard,
  StoryLimitQuery,
  StoryList,
  StoryListQuery,
  StoryParams,
  StorySearchQuery,
} from '../stories.ts'
import { StoryCodex } from '../codex.ts'
import { Demo, DemoRequest } from '../demo.ts'
import { LIMITS } from '../vocabulary/vocabulary.ts'

/** The catalogue, and what a reader thinks of it. */
export const routes = {
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
