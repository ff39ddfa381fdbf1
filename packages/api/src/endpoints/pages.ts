import { api } from '../client/apiSlice.ts'
import {
  authoringCalls,
  commentsCalls,
  noticesCalls,
  playsCalls,
  seriesCalls,
  storiesCalls,
} from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { StoryVersion } from '../contract/authoring.ts'
import type { StoryComments } from '../contract/comments.ts'
import type { NoticeList } from '../contract/notices.ts'
import type { OwnPlays, PlayState } from '../contract/plays.ts'
import type { SeriesList } from '../contract/series.ts'
import type { StoryList } from '../contract/stories.ts'
import type { StoryFilters } from './stories.ts'

export interface StoryPageArgs extends StoryFilters {
  page?: number
}

export interface CursorArgs {
  /** `next` of the previous page. Default: the first page. */
  cursor?: string
}

/** Single pages of the lists that also have an infinite query. */
const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStoriesPage: build.query<StoryList, StoryPageArgs | void>({
      ...storiesCalls.ask('listStories'),
      providesTags: ['Stories'],
    }),
    listBookmarksPage: build.query<StoryList, { page?: number } | void>({
      ...storiesCalls.ask('listBookmarks'),
      providesTags: ['Bookmarks'],
    }),
    listCommentsPage: build.query<StoryComments, CursorArgs & { story_id: string }>({
      ...commentsCalls.ask('listComments'),
      providesTags: ['Comments'],
    }),
    listNoticesPage: build.query<NoticeList, CursorArgs | void>({
      ...noticesCalls.ask('listNotices'),
      providesTags: ['Notices'],
    }),
    listPlaysPage: build.query<OwnPlays, (CursorArgs & { state?: PlayState }) | void>({
      ...playsCalls.ask('listPlays'),
      providesTags: ['Plays'],
    }),
    listSeriesPage: build.query<SeriesList, CursorArgs & { handle: string }>({
      ...seriesCalls.ask('listSeries'),
      providesTags: ['Series'],
    }),
    listStoryVersionsPage: build.query<StoryVersion[], { story_id: string; before?: number }>({
      ...authoringCalls.ask('listStoryVersions'),
      providesTags: ['StoryVersions'],
    }),
  }),
})

export const {
  useListStoriesPageQuery: useListStoriesQuery,
  useListBookmarksPageQuery: useListBookmarksQuery,
  useListCommentsPageQuery: useListCommentsQuery,
  useListNoticesPageQuery: useListNoticesQuery,
  useListPlaysPageQuery: useListPlaysQuery,
  useListSeriesPageQuery: useListSeriesQuery,
  useListStoryVersionsPageQuery: useListStoryVersionsQuery,
} = hooksOf(pagesApi)

export default pagesApi
