import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import { api } from '../client/apiSlice.ts'
import { by, onSuccess, storiesCalls as calls, type Page } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type {
  FeaturedQuery,
  StoryList,
  BookmarkAnswer,
  LikeAnswer,
  Story,
  StoryCard,
  StoryListQuery,
} from '../contract/stories.ts'
import { optimisticToggle } from './stories/optimisticToggle.ts'
import { setBookmarked, setLiked, patchStory, type CachedStories } from './stories/patchStory.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns a flag at the top level or under `data`, or null. */
function flagIn(answer: unknown, name: string): boolean | null {
  if (!isObject(answer)) return null
  const { data } = answer
  const told = [answer[name], isObject(data) ? data[name] : undefined]
  return told.find((flag) => typeof flag === 'boolean') ?? null
}

/** A click on like or bookmark, with the previous state. */
export interface Toggle {
  story_id: string
  isOn: boolean
}

export type StoryFilters = Partial<Record<Exclude<keyof StoryListQuery, 'page' | 'before'>, string>>

const idsOf = (stories: readonly StoryCard[] = []) =>
  stories.map(({ id }) => ({ type: 'Story' as const, id }))

const pagedIdsOf = (list?: { pages: readonly StoryList[] }) =>
  idsOf(list?.pages.flatMap(({ stories }) => stories))

const nextPages = {
  initialPageParam: 1,
  getNextPageParam: ({ page, total_pages }: StoryList) =>
    page < total_pages ? page + 1 : undefined,
}

function lastStoryOf(pages: readonly StoryList[]): string | undefined {
  const last = pages.at(-1)
  const shown = pages.reduce((total, { stories }) => total + stories.length, 0)
  return last && shown < last.total_stories ? last.stories.at(-1)?.id : undefined
}

const storiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stories of an author are paged by the last story's id. */
    listStories: build.infiniteQuery<StoryList, StoryFilters | void, number | string>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, _param, _params, filters) =>
          filters?.author ? lastStoryOf(pages) : nextPages.getNextPageParam(last),
      },
      query: ({ queryArg, pageParam }) =>
        calls.call('listStories', {
          query: {
            ...queryArg,
            ...(typeof pageParam === 'string' ? { before: pageParam } : { page: pageParam }),
          },
        }),
      responseSchema: calls.answer('listStories'),
      providesTags: (list) => ['Stories', ...pagedIdsOf(list)],
    }),
    /** With `reads`, stories in that language come first, otherwise English ones. */
    listFeatured: build.query<StoryCard[], number | FeaturedQuery>({
      ...calls.ask('listFeatured', (asked: number | FeaturedQuery) =>
        typeof asked === 'number' ? { limit: asked } : asked,
      ),
      providesTags: (list) => ['Stories', ...idsOf(list)],
    }),
    /** Returns at most one story. Default: English. */
    getTaleOfTheDay: build.query<StoryCard[], StoryLanguage | void>({
      ...calls.ask('getTaleOfTheDay', (reads: StoryLanguage | void) => ({
        reads: reads ?? undefined,
      })),
      providesTags: (list) => ['Stories', ...idsOf(list)],
    }),
    listTrending: build.query<StoryCard[], number>({
      ...calls.ask('listTrending', (limit: number) => ({ limit })),
      providesTags: (list) => ['Stories', ...idsOf(list)],
    }),
    searchStories: build.query<StoryCard[], { q: string; limit: number }>({
      ...calls.ask('searchStories'),
      providesTags: (list) => ['Stories', ...idsOf(list)],
    }),
    listBookmarks: build.infiniteQuery<StoryList, void, number>({
      infiniteQueryOptions: nextPages,
      ...calls.ask('listBookmarks', ({ pageParam }: Page<void, number>) => ({ page: pageParam })),
      providesTags: (list) => ['Bookmarks', ...pagedIdsOf(list)],
    }),
    listFollowed: build.query({
      ...calls.ask('listFollowed'),
      providesTags: (list) => ['Followed', ...idsOf(list)],
    }),
    /** The codex changes with every session. */
    getCodex: build.query({ ...calls.ask('getCodex', by('story_id')), providesTags: ['Session'] }),
    getStory: build.query<Story, string>({
      ...calls.ask('getStory', by('story_id')),
      transformResponse: withUserState,
      providesTags: (_story, _error, id) => [{ type: 'Story', id }],
    }),
    // If the response lacks the state, inverts the old one. A failure is not reverted
    // until the story is reloaded, because it may be temporary.
    likeStory: build.mutation<Pick<LikeAnswer, 'is_liked'>, Toggle>({
      query: ({ story_id }) => calls.call('likeStory', { params: { story_id } }),
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
      query: ({ story_id }) => calls.call('bookmarkStory', { params: { story_id } }),
      transformResponse: (answer: unknown, _meta, { isOn }) => ({
        is_bookmarked: flagIn(answer, 'is_bookmarked') ?? !isOn,
      }),
      invalidatesTags: onSuccess('Bookmarks'),
      onQueryStarted({ story_id, isOn }, { dispatch, getState, queryFulfilled }) {
        return optimisticToggle(`bookmark ${story_id}`, isOn, {
          show: (isKept) =>
            updateStoryEverywhere(dispatch, getState, story_id, (it) => setBookmarked(it, isKept)),
          ask: queryFulfilled.then(({ data }) => data.is_bookmarked),
        })
      },
    }),
    rateStory: build.mutation({
      ...calls.ask('rateStory'),
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : [{ type: 'Story', id: story_id }],
    }),
    /** Ignores failures, because the link was shared anyway. */
    shareStory: build.mutation({
      ...calls.ask('shareStory', by('story_id')),
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
  useGetTaleOfTheDayQuery,
  useListTrendingQuery,
  useSearchStoriesQuery,
  useListBookmarksInfiniteQuery,
  useListFollowedQuery,
  useGetCodexQuery,
  useGetStoryQuery,
  useLikeStoryMutation,
  useBookmarkStoryMutation,
  useRateStoryMutation,
  useShareStoryMutation,
} = hooksOf(storiesApi)

export default storiesApi

/** Moves top-level user flags to `user_state`, unless it exists. */
function withUserState(story: unknown): Story {
  const [hasLiked, hasBookmarked] = [flagIn(story, 'hasLiked'), flagIn(story, 'hasBookmarked')]
  if (hasLiked === null && hasBookmarked === null) return story as Story
  return {
    ...Object(story),
    user_state: {
      hasLiked,
      hasBookmarked,
      has_premium_access: flagIn(story, 'has_premium_access'),
      ...Object((story as { user_state?: unknown }).user_state),
    },
  }
}

type Dispatch = (update: ReturnType<typeof api.util.updateQueryData>) => unknown

function updateStoryEverywhere(
  dispatch: Dispatch,
  getState: () => unknown,
  id: string,
  change: (story: StoryCard) => void,
) {
  // Finds the affected endpoints by tag at run time.
  const state = getState() as Parameters<typeof api.util.selectInvalidatedBy>[0]
  for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, [
    { type: 'Story', id },
  ])) {
    dispatch(
      api.util.updateQueryData(endpointName as never, originalArgs as never, (cached) =>
        patchStory(cached as CachedStories, id, change),
      ),
    )
  }
}
