import { api } from '../../client/apiSlice.ts'
import { adminStoriesCalls } from '../../client/calls.ts'
import type { RequestParts } from '../../client/requestOf.ts'
import type { AdminStories } from '../../contract/adminStories.ts'
import type { BulkFeaturedAnswer, FeaturedAnswer } from '../../contract/adminStories.ts'
import type { EditableStory } from '../../contract/myStories.ts'
import type { AnswerOf } from '../../contract/routes/routes.ts'
import type { adminStoryRoutes } from '../../contract/routes/adminStories.ts'
import { shownIn } from '../authoring/shownIn.ts'

type Query = Record<string, string | number>
type Featured = RequestParts<typeof adminStoryRoutes.setFeatured>['body'] & { story_id: string }
type Approved = RequestParts<typeof adminStoryRoutes.approveStory>['body'] & { story_id: string }
interface Version {
  story_id: string
  number: number
}

/** The catalogue as its editors see it, and what waits for them. */
export const adminStoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminStories: build.query<AdminStories, Query>({
      query: (query) => adminStoriesCalls.call('listAdminStories', { query }),
      responseSchema: adminStoriesCalls.answer('listAdminStories'),
      providesTags: ['AdminStories', 'Stories'],
    }),
    setFeatured: build.mutation<FeaturedAnswer, Featured>({
      query: ({ story_id, ...body }) =>
        adminStoriesCalls.call('setFeatured', { params: { story_id }, body }),
      responseSchema: adminStoriesCalls.answer('setFeatured'),
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
    bulkFeature: build.mutation<
      BulkFeaturedAnswer,
      RequestParts<typeof adminStoryRoutes.bulkFeature>['body']
    >({
      query: (body) => adminStoriesCalls.call('bulkFeature', { body }),
      responseSchema: adminStoriesCalls.answer('bulkFeature'),
      invalidatesTags: (_answer, error) => (error ? [] : ['AdminStories', 'Stories', 'Story']),
    }),
    restoreVersion: build.mutation<EditableStory, Version>({
      query: ({ story_id, number }) =>
        adminStoriesCalls.call('restoreVersion', {
          params: { story_id, number: String(number) },
        }),
      responseSchema: adminStoriesCalls.answer('restoreVersion'),
      invalidatesTags: (_answer, error, { story_id: id }) =>
        error ? [] : [...shownIn(id), { type: 'StoryVersions', id }, { type: 'EditableStory', id }],
    }),
    getReviewQueue: build.query<AnswerOf<'getReviewQueue'>, void>({
      query: () => adminStoriesCalls.call('getReviewQueue', {}),
      responseSchema: adminStoriesCalls.answer('getReviewQueue'),
      providesTags: ['ReviewQueue'],
    }),
    approveStory: build.mutation<AnswerOf<'approveStory'>, Approved>({
      query: ({ story_id, ...body }) =>
        adminStoriesCalls.call('approveStory', { params: { story_id }, body }),
      responseSchema: adminStoriesCalls.answer('approveStory'),
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['ReviewQueue', 'AdminStories', ...shownIn(story_id)],
    }),
    rejectStory: build.mutation<
      AnswerOf<'rejectStory'>,
      RequestParts<typeof adminStoryRoutes.rejectStory>['body'] & { story_id: string }
    >({
      query: ({ story_id, ...body }) =>
        adminStoriesCalls.call('rejectStory', { params: { story_id }, body }),
      responseSchema: adminStoriesCalls.answer('rejectStory'),
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['ReviewQueue', 'AdminStories', ...shownIn(story_id)],
    }),
    resolveReport: build.mutation<AnswerOf<'resolveReport'>, string>({
      query: (report_id) => adminStoriesCalls.call('resolveReport', { params: { report_id } }),
      responseSchema: adminStoriesCalls.answer('resolveReport'),
      invalidatesTags: (_answer, error) => (error ? [] : ['ReviewQueue']),
    }),
    hideReported: build.mutation<AnswerOf<'hideReported'>, string>({
      query: (report_id) => adminStoriesCalls.call('hideReported', { params: { report_id } }),
      responseSchema: adminStoriesCalls.answer('hideReported'),
      invalidatesTags: (_answer, error) => (error ? [] : ['ReviewQueue']),
    }),
    readReportedSession: build.query<
      AnswerOf<'readReportedSession'>,
      { report_id: string; before?: string }
    >({
      query: ({ report_id, before }) =>
        adminStoriesCalls.call('readReportedSession', {
          params: { report_id },
          ...(before ? { query: { before } } : {}),
        }),
      responseSchema: adminStoriesCalls.answer('readReportedSession'),
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
  useHideReportedMutation,
  useResolveReportMutation,
  useReadReportedSessionQuery,
  useLazyReadReportedSessionQuery,
} = adminStoriesApi
