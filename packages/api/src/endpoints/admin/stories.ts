import { api } from '../../client/apiSlice.ts'
import { requestOf, type RequestParts } from '../../client/requestOf.ts'
import { AdminStories } from '../../contract/adminStories.ts'
import type { BulkFeaturedAnswer, FeaturedAnswer } from '../../contract/adminStories.ts'
import type { EditableStory } from '../../contract/myStories.ts'
import { type AnswerOf } from '../../contract/routes.ts'
import { adminStoryRoutes } from '../../contract/routes/adminStories.ts'
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
      query: (query) => requestOf(adminStoryRoutes.listAdminStories, { query }),
      responseSchema: AdminStories,
      providesTags: ['AdminStories', 'Stories'],
    }),
    setFeatured: build.mutation<FeaturedAnswer, Featured>({
      query: ({ story_id, ...body }) =>
        requestOf(adminStoryRoutes.setFeatured, { params: { story_id }, body }),
      responseSchema: adminStoryRoutes.setFeatured.answer,
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
      query: (body) => requestOf(adminStoryRoutes.bulkFeature, { body }),
      responseSchema: adminStoryRoutes.bulkFeature.answer,
      invalidatesTags: (_answer, error) => (error ? [] : ['AdminStories', 'Stories', 'Story']),
    }),
    restoreVersion: build.mutation<EditableStory, Version>({
      query: ({ story_id, number }) =>
        requestOf(adminStoryRoutes.restoreVersion, {
          params: { story_id, number: String(number) },
        }),
      responseSchema: adminStoryRoutes.restoreVersion.answer,
      invalidatesTags: (_answer, error, { story_id: id }) =>
        error ? [] : [...shownIn(id), { type: 'StoryVersions', id }, { type: 'EditableStory', id }],
    }),
    getReviewQueue: build.query<AnswerOf<'getReviewQueue'>, void>({
      query: () => requestOf(adminStoryRoutes.getReviewQueue, {}),
      responseSchema: adminStoryRoutes.getReviewQueue.answer,
      providesTags: ['ReviewQueue'],
    }),
    approveStory: build.mutation<AnswerOf<'approveStory'>, Approved>({
      query: ({ story_id, ...body }) =>
        requestOf(adminStoryRoutes.approveStory, { params: { story_id }, body }),
      responseSchema: adminStoryRoutes.approveStory.answer,
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['ReviewQueue', 'AdminStories', ...shownIn(story_id)],
    }),
    rejectStory: build.mutation<
      AnswerOf<'rejectStory'>,
      RequestParts<typeof adminStoryRoutes.rejectStory>['body'] & { story_id: string }
    >({
      query: ({ story_id, ...body }) =>
        requestOf(adminStoryRoutes.rejectStory, { params: { story_id }, body }),
      responseSchema: adminStoryRoutes.rejectStory.answer,
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['ReviewQueue', 'AdminStories', ...shownIn(story_id)],
    }),
    resolveReport: build.mutation<AnswerOf<'resolveReport'>, string>({
      query: (report_id) => requestOf(adminStoryRoutes.resolveReport, { params: { report_id } }),
      responseSchema: adminStoryRoutes.resolveReport.answer,
      invalidatesTags: (_answer, error) => (error ? [] : ['ReviewQueue']),
    }),
    readReportedSession: build.query<
      AnswerOf<'readReportedSession'>,
      { report_id: string; before?: string }
    >({
      query: ({ report_id, before }) =>
        requestOf(adminStoryRoutes.readReportedSession, {
          params: { report_id },
          ...(before ? { query: { before } } : {}),
        }),
      responseSchema: adminStoryRoutes.readReportedSession.answer,
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
