import * as z from 'zod/mini'

import { route } from '../route.ts'
import {
  BookmarkAnswer,
  LikeAnswer,
  Story,
  StoryCard,
  StoryLimitQuery,
  StoryList,
  StoryListQuery,
  StoryParams,
  StorySearchQuery,
} from '../stories.ts'

/** The catalogue, and what a reader thinks of it. */
export const storiesRoutes = {
  listStories: route({
    method: 'GET',
    path: '/stories/',
    summary: 'Published stories, newest first, a page at a time',
    access: 'anyone',
    query: StoryListQuery,
    answer: StoryList,
    errors: [],
  }),
  listFeatured: route({
    method: 'GET',
    path: '/stories/featured/',
    summary: 'Stories handpicked by the editors',
    access: 'anyone',
    query: StoryLimitQuery,
    answer: z.array(StoryCard),
    errors: [],
  }),
  listTrending: route({
    method: 'GET',
    path: '/stories/trending/',
    summary: 'Stories that are being played now',
    access: 'anyone',
    query: StoryLimitQuery,
    answer: z.array(StoryCard),
    errors: [],
  }),
  searchStories: route({
    method: 'GET',
    path: '/stories/search/',
    summary: 'Published stories that match a few words',
    access: 'anyone',
    query: StorySearchQuery,
    answer: z.array(StoryCard),
    errors: [],
  }),
  getStory: route({
    method: 'GET',
    path: '/stories/:story_id',
    summary: 'One story',
    access: 'anyone',
    params: StoryParams,
    answer: Story,
    errors: ['story_not_found', 'adults_only'],
  }),
  likeStory: route({
    method: 'POST',
    path: '/stories/:story_id/like',
    summary: 'Like a story, or take the like back',
    access: 'user',
    params: StoryParams,
    answer: LikeAnswer,
    errors: ['story_not_found'],
  }),
  bookmarkStory: route({
    method: 'POST',
    path: '/stories/:story_id/bookmark',
    summary: 'Bookmark a story, or take the bookmark back',
    access: 'user',
    params: StoryParams,
    answer: BookmarkAnswer,
    errors: ['story_not_found'],
  }),
} as const
