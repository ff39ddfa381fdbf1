import { api } from '../client/apiSlice.ts'
import { requestOf, type RequestParts } from '../client/requestOf.ts'
import { AdminStories } from '../contract/adminStories.ts'
import type { BulkFeaturedAnswer, FeaturedAnswer } from '../contract/adminStories.ts'
import type { EditableStory } from '../contract/myStories.ts'
import { routes, type AnswerOf } from '../contract/routes.ts'
import { shownIn } from './authoring.ts'

type Query = Record<string, string | number>
type Featured = RequestParts<'setFeatured'>['body'] & { story_id: string }
type Approved = RequestParts<'approveStory'>['body'] & { story_id: string }
interface Version {
  story_id: string
  number: number
}

/** The catalogue as its editors see it, and what waits for them. */
export const adminStoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminStories: build.query<AdminStories, Query>({
      query: (query) => requestOf('listAdminStories', { query }),
      responseSchema: AdminStories,
      providesTags: ['AdminStories', 'Stories'],
    }),
    setFeatured: build.mutation<FeaturedAnswer, Featured>({
      query: ({ story_id, ...body }) => requestOf('setFeatured', { params: { story_id }, body }),
      responseSchema: routes.setFeatured.answer,
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['AdminStories', ...shownIn(story_id)],
      // The switch answers at once; what is refused looks again as it did.
      async onQueryStarted(
        { story_id, is_featured },
        { dispatch, getState, queryFulfilled },
      ): Promise<void> {
        const { selectCachedArgsForQuery, updateQueryData } = adminStoriesApi.util
        const show = (list: AdminStories) => {
          const story = list.stories.find(({ id }) => id === story_id)
          if (story) story.is_featured = is_featured
        }
        const shown = selectCachedArgsForQuery(getState(), 'listAdminStories').map((asked) =>
          dispatch(updateQueryData('listAdminStories', asked, show)),
        )
        await queryFulfilled.catch(() => shown.forEach(({ undo }) => undo()))
      },
    }),
    bulkFeature: build.mutation<BulkFeaturedAnswer, RequestParts<'bulkFeature'>['body']>({
      query: (body) => requestOf('bulkFeature', { body }),
      responseSchema: routes.bulkFeature.answer,
      invalidatesTags: (_answer, error) => (error ? [] : ['AdminStories', 'Stories', 'Story']),
    }),
    restoreVersion: build.mutation<EditableStory, Version>({
      query: ({ story_id, number }) =>
        requestOf('restoreVersion', { params: { story_id, number: String(number) } }),
      responseSchema: routes.restoreVersion.answer,
      invalidatesTags: (_answer, error, { story_id: id }) =>
        error ? [] : [...shownIn(id), { type: 'StoryVersions', id }, { type: 'EditableStory', id }],
    }),
    getReviewQueue: build.query<AnswerOf<'getReviewQueue'>, void>({
      query: () => requestOf('getReviewQueue', {}),
      responseSchema: routes.getReviewQueue.answer,
      providesTags: ['ReviewQueue'],
    }),
    approveStory: build.mutation<AnswerOf<'approveStory'>, Approved>({
      query: ({ story_id, ...body }) => requestOf('approveStory', { params: { story_id }, body }),
      responseSchema: routes.approveStory.answer,
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['ReviewQueue', 'AdminStories', ...shownIn(story_id)],
    }),
    rejectStory: build.mutation<
      AnswerOf<'rejectStory'>,
      RequestParts<'rejectStory'>['body'] & { story_id: string }
    >({
      query: ({ story_id, ...body }) => requestOf('rejectStory', { params: { story_id }, body }),
      responseSchema: routes.rejectStory.answer,
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['ReviewQueue', 'AdminStories', ...shownIn(story_id)],
    }),
    resolveReport: build.mutation<AnswerOf<'resolveReport'>, string>({
      query: (report_id) => requestOf('resolveReport', { params: { report_id } }),
      responseSchema: routes.resolveReport.answer,
      invalidatesTags: (_answer, error) => (error ? [] : ['ReviewQueue']),
    }),
    readReportedSession: build.query<
      AnswerOf<'readReportedSession'>,
      { report_id: string; before?: string }
    >({
      query: ({ report_id, before }) =>
        requestOf('readReportedSession', {
          params: { report_id },
          ...(before ? { query: { before } } : {}),
        }),
      responseSchema: routes.readReportedSession.answer,
    }),
  }),
})

export const {
  useListAdminStoriesQuery,
  useSetFeaturedMutation,
  useBulkFeatureMutation,
  useRestoreVersionMutation,
  useGetReviewQueueQuery,
  useApproveStoryMutation,
  useRejectStoryMutation,
  useResolveReportMutation,
  useReadReportedSessionQuery,
  useLazyReadReportedSessionQuery,
} = adminStoriesApi
