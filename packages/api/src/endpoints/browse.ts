import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import { StoryList, type StoryListQuery } from '../contract/stories.ts'
import { storiesRoutes } from '../contract/routes/stories.ts'

/** Filters of the browse page, as they stand in its address; what is absent narrows nothing. */
export type StoryFilters = Partial<Record<Exclude<keyof StoryListQuery, 'page'>, string>>

export const browseApi = api.injectEndpoints({
  endpoints: (build) => ({
    browseStories: build.infiniteQuery<StoryList, StoryFilters, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : undefined),
      },
      query: ({ queryArg, pageParam }) =>
        requestOf(storiesRoutes.listStories, { query: { ...queryArg, page: pageParam } }),
      responseSchema: StoryList,
      providesTags: (list) => [
        'Stories',
        ...(list?.pages ?? []).flatMap(({ stories }) =>
          stories.map(({ id }) => ({ type: 'Story' as const, id })),
        ),
      ],
    }),
  }),
})

export const { useBrowseStoriesInfiniteQuery } = browseApi
