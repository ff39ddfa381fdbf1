import { api } from '../client/apiSlice.ts'
import { by, byCursor, onSuccess, seriesCalls as calls, type Page } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { Series, SeriesList, SeriesOrder, SeriesWords } from '../contract/series.ts'

interface Change {
  series_id: string
  words: SeriesWords
}

/** Story pages show their series. */
const TAGS = ['Series', 'Story'] as const

const seriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeries: build.query<Series, string>({
      ...calls.ask('getSeries', by('series_id')),
      providesTags: (series) => [
        'Series',
        ...(series?.parts.map(({ story }) => ({ type: 'Story' as const, id: story.id })) ?? []),
      ],
    }),
    listSeries: build.infiniteQuery<SeriesList, string, string | undefined>({
      infiniteQueryOptions: byCursor,
      ...calls.ask('listSeries', ({ queryArg: handle, pageParam: cursor }: Page) => ({
        handle,
        cursor,
      })),
      providesTags: ['Series'],
    }),
    createSeries: build.mutation<Series, SeriesWords>({
      ...calls.ask('createSeries'),
      invalidatesTags: onSuccess('Series'),
    }),
    updateSeries: build.mutation<Series, Change>({
      ...calls.ask('updateSeries', ({ series_id, words }: Change) => ({ series_id, ...words })),
      invalidatesTags: onSuccess(...TAGS),
    }),
    /** Optimistic update, replaced by the response. */
    orderSeries: build.mutation<Series, { series_id: string } & SeriesOrder>({
      ...calls.ask('orderSeries'),
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
      ...calls.ask('deleteSeries', by('series_id')),
      invalidatesTags: onSuccess(...TAGS),
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
} = hooksOf(seriesApi)

export default seriesApi
