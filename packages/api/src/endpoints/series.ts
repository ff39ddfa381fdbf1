import { api } from '../client/apiSlice.ts'
import { seriesCalls } from '../client/calls.ts'
import type { Series, SeriesList, SeriesOrder, SeriesWords } from '../contract/series.ts'

/** Story pages show their series. */
const TAGS = ['Series', 'Story'] as const

export const seriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeries: build.query({
      ...seriesCalls.ask('getSeries', (series_id: string) => ({ series_id })),
      providesTags: (series) => [
        'Series',
        ...(series?.parts.map(({ story }) => ({ type: 'Story' as const, id: story.id })) ?? []),
      ],
    }),
    listSeries: build.infiniteQuery<SeriesList, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: handle, pageParam: cursor }) =>
        seriesCalls.call('listSeries', {
          params: { handle },
          query: cursor === undefined ? {} : { cursor },
        }),
      responseSchema: seriesCalls.answer('listSeries'),
      providesTags: ['Series'],
    }),
    createSeries: build.mutation({
      ...seriesCalls.ask('createSeries'),
      invalidatesTags: (_series, error) => (error ? [] : ['Series']),
    }),
    updateSeries: build.mutation<Series, { series_id: string; words: SeriesWords }>({
      query: ({ series_id, words }) =>
        seriesCalls.call('updateSeries', { params: { series_id }, body: words }),
      responseSchema: seriesCalls.answer('updateSeries'),
      invalidatesTags: (_series, error) => (error ? [] : [...TAGS]),
    }),
    /** Optimistic update, replaced by the response. */
    orderSeries: build.mutation<Series, { series_id: string } & SeriesOrder>({
      ...seriesCalls.ask('orderSeries'),
      invalidatesTags: [...TAGS],
      async onQueryStarted({ series_id, story_ids }, { dispatch, queryFulfilled }) {
        dispatch(
          seriesApi.util.updateQueryData('getSeries', series_id, (series) => {
            series.parts = story_ids.flatMap(
              (id) => series.parts.find(({ story }) => story.id === id) ?? [],
            )
          }),
        )
        const answered = await queryFulfilled.catch(() => null)
        if (!answered) return
        dispatch(seriesApi.util.updateQueryData('getSeries', series_id, () => answered.data))
      },
    }),
    deleteSeries: build.mutation({
      ...seriesCalls.ask('deleteSeries', (series_id: string) => ({ series_id })),
      invalidatesTags: (_answer, error) => (error ? [] : [...TAGS]),
    }),
  }),
})

export const {
  useCreateSeriesMutation,
  useDeleteSeriesMutation,
  useGetSeriesQuery,
  useListSeriesInfiniteQuery,
  useOrderSeriesMutation,
  useUpdateSeriesMutation,
} = seriesApi
