import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import {
  RatingAnswer,
  ShareAnswer,
  Story,
  StoryList,
  type BookmarkAnswer,
  type LikeAnswer,
  type StoryCard,
  type StoryListQuery,
} from '../contract/stories.ts'
import { storiesRoutes } from '../contract/routes/stories.ts'
import { flagIn } from './stories/flagIn.ts'
import { optimisticToggle } from './stories/optimisticToggle.ts'
import { setBookmarked, setLiked } from './stories/patchStory.ts'
import { updateStoryEverywhere } from './stories/updateStoryEverywhere.ts'

/** A like or bookmark, with the state it flips from. */
export interface Toggle {
  story_id: string
  isOn: boolean
}

/** Filters of the browse page, as they stand in its address; what is absent narrows nothing. */
export type StoryFilters = Partial<Record<Exclude<keyof StoryListQuery, 'page'>, string>>

const idsOf = (stories: readonly StoryCard[] = []) =>
  stories.map(({ id }) => ({ type: 'Story' as const, id }))

const pagedIdsOf = (list?: { pages: readonly StoryList[] }) =>
  idsOf(list?.pages.flatMap(({ stories }) => stories))

const nextPages = {
  initialPageParam: 1,
  getNextPageParam: ({ page, total_pages }: StoryList) =>
    page < total_pages ? page + 1 : undefined,
}

export const storiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All stories, or those that fit the filters; a page at a time. */
    listStories: build.infiniteQuery<StoryList, StoryFilters | void, number>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg, pageParam }) =>
        requestOf(storiesRoutes.listStories, { query: { ...queryArg, page: pageParam } }),
      responseSchema: StoryList,
      providesTags: (list) => ['Stories', ...pagedIdsOf(list)],
    }),
    listFeatured: build.query<StoryCard[], number>({
      query: (limit) => requestOf(storiesRoutes.listFeatured, { query: { limit } }),
      responseSchema: storiesRoutes.listFeatured.answer,
      providesTags: (list) => ['Stories', ...idsOf(list)],
    }),
    listTrending: build.query<StoryCard[], number>({
      query: (limit) => requestOf(storiesRoutes.listTrending, { query: { limit } }),
      responseSchema: storiesRoutes.listTrending.answer,
      providesTags: (list) => ['Stories', ...idsOf(list)],
    }),
    searchStories: build.query<StoryCard[], { q: string; limit: number }>({
      query: (query) => requestOf(storiesRoutes.searchStories, { query }),
      responseSchema: storiesRoutes.searchStories.answer,
      providesTags: (list) => idsOf(list),
    }),
    /** The reader's bookmarks, the latest first. */
    listBookmarks: build.infiniteQuery<StoryList, void, number>({
      infiniteQueryOptions: nextPages,
      query: ({ pageParam }) =>
        requestOf(storiesRoutes.listBookmarks, { query: { page: pageParam } }),
      responseSchema: StoryList,
      providesTags: (list) => ['Bookmarks', ...pagedIdsOf(list)],
    }),
    getStory: build.query<Story, string>({
      query: (story_id) => requestOf(storiesRoutes.getStory, { params: { story_id } }),
      responseSchema: Story,
      providesTags: (_story, _error, id) => [{ type: 'Story', id }],
    }),
    // An answer that says nothing of the mark leaves it the opposite of what it was.
    // A failed like or bookmark stays applied until the story is loaded again: a reader's gesture
    // is not taken back for a dropped connection.
    likeStory: build.mutation<Pick<LikeAnswer, 'is_liked'>, Toggle>({
      query: ({ story_id }) => requestOf(storiesRoutes.likeStory, { params: { story_id } }),
      transformResponse: (answer: unknown, _meta, { isOn }) => ({
        is_liked: flagIn(answer, 'is_liked') ?? !isOn,
      }),
      onQueryStarted({ story_id, isOn }, { dispatch, getState, queryFulfilled }) {
        return optimisticToggle(`like ${story_id}`, isOn, {
          show: (isLiked) =>
            updateStoryEverywhere(dispatch, getState, story_id, (it) => setLiked(it, isLiked)),
          ask: queryFulfilled.then(({ data }) => data.is_liked),
        })
      },
    }),
    bookmarkStory: build.mutation<Pick<BookmarkAnswer, 'is_bookmarked'>, Toggle>({
      query: ({ story_id }) => requestOf(storiesRoutes.bookmarkStory, { params: { story_id } }),
      transformResponse: (answer: unknown, _meta, { isOn }) => ({
        is_bookmarked: flagIn(answer, 'is_bookmarked') ?? !isOn,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Bookmarks']),
      onQueryStarted({ story_id, isOn }, { dispatch, getState, queryFulfilled }) {
        return optimisticToggle(`bookmark ${story_id}`, isOn, {
          show: (isKept) =>
            updateStoryEverywhere(dispatch, getState, story_id, (it) => setBookmarked(it, isKept)),
          ask: queryFulfilled.then(({ data }) => data.is_bookmarked),
        })
      },
    }),
    rateStory: build.mutation<RatingAnswer, { story_id: string; stars: number }>({
      query: ({ story_id, stars }) =>
        requestOf(storiesRoutes.rateStory, { params: { story_id }, body: { stars } }),
      responseSchema: RatingAnswer,
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : [{ type: 'Story', id: story_id }],
    }),
    /** Counts a share; one that is not counted has been shared all the same. */
    shareStory: build.mutation<ShareAnswer, string>({
      query: (story_id) => requestOf(storiesRoutes.shareStory, { params: { story_id } }),
      responseSchema: ShareAnswer,
      async onQueryStarted(story_id, { dispatch, getState, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        updateStoryEverywhere(dispatch, getState, story_id, ({ stats }) => {
          stats.shares_count = data.shares_count
        })
      },
    }),
  }),
})

export const {
  useListStoriesInfiniteQuery,
  useListFeaturedQuery,
  useListTrendingQuery,
  useSearchStoriesQuery,
  useListBookmarksInfiniteQuery,
  useGetStoryQuery,
  useLikeStoryMutation,
  useBookmarkStoryMutation,
  useRateStoryMutation,
  useShareStoryMutation,
} = storiesApi
