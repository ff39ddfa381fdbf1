import { api } from '../../client/apiSlice.ts'
import { adminStoriesCalls } from '../../client/calls.ts'
import { readFile, type Download } from '../../client/readFile.ts'
import type { RequestParts } from '../../client/requestOf.ts'
import type { AdminStories } from '../../contract/adminStories.ts'
import type { FeaturedAnswer } from '../../contract/adminStories.ts'
import type { BulkAnswer } from '../../contract/adminStories.ts'
import type { AnswerOf } from '../../contract/routes.ts'
import type { adminStoriesRoutes } from '../../contract/adminStories.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/vocabulary/vocabulary.ts'
import { tagsOf } from '../authoring/tagsOf.ts'

type Query = Record<string, string | number>
type Featured = RequestParts<typeof adminStoriesRoutes.setFeatured>['body'] & { story_id: string }
export type BulkBody = RequestParts<typeof adminStoriesRoutes.bulkStories>['body']
/** A repeated request with the same key continues the action. */
type KeyedBulk = BulkBody & { key: string }

export const adminStoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminStories: build.query<AdminStories, Query>({
      ...adminStoriesCalls.ask('listAdminStories'),
      providesTags: ['AdminStories', 'Stories'],
    }),
    setFeatured: build.mutation<FeaturedAnswer, Featured>({
      ...adminStoriesCalls.ask('setFeatured'),
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['AdminStories', ...tagsOf(story_id)],
      // Optimistic update, reverted on failure.
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
    /** Removes the file from the store after saving it. */
    exportAdminStories: build.mutation<Download, Query>({
      query: (query) => ({
        ...adminStoriesCalls.call('exportAdminStories', { query }),
        sending: { responseHandler: readFile },
      }),
    }),
    previewBulk: build.query<BulkAnswer, BulkBody>({
      query: (body) => adminStoriesCalls.call('bulkStories', { body: { ...body, dry_run: true } }),
      responseSchema: adminStoriesCalls.answer('bulkStories'),
      keepUnusedDataFor: 0,
    }),
    bulkStories: build.mutation<BulkAnswer, KeyedBulk>({
      query: ({ key, ...body }) => ({
        ...adminStoriesCalls.call('bulkStories', { body }),
        sending: { headers: { [IDEMPOTENCY_HEADER]: key } },
      }),
      responseSchema: adminStoriesCalls.answer('bulkStories'),
      // Reloads the lists once, after the last step.
      invalidatesTags: (answer) =>
        answer && answer.remaining > 0 ? [] : ['AdminStories', 'Stories', 'Story', 'ReviewQueue'],
    }),
    undoBulk: build.mutation({
      ...adminStoriesCalls.ask('undoBulk', (bulk_id: string) => ({ bulk_id })),
      invalidatesTags: ['AdminStories', 'Stories', 'Story', 'ReviewQueue'],
    }),
    getReviewQueue: build.query({
      ...adminStoriesCalls.ask('getReviewQueue'),
      providesTags: ['ReviewQueue'],
    }),
    approveStory: build.mutation({
      ...adminStoriesCalls.ask('approveStory'),
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['ReviewQueue', 'AdminStories', ...tagsOf(story_id)],
    }),
    rejectStory: build.mutation({
      ...adminStoriesCalls.ask('rejectStory'),
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['ReviewQueue', 'AdminStories', ...tagsOf(story_id)],
    }),
    resolveReport: build.mutation({
      ...adminStoriesCalls.ask('resolveReport', (report_id: string) => ({ report_id })),
      invalidatesTags: (_answer, error) => (error ? [] : ['ReviewQueue']),
    }),
    hideReported: build.mutation({
      ...adminStoriesCalls.ask('hideReported', (report_id: string) => ({ report_id })),
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
  useLazyListAdminStoriesQuery,
  useSetFeaturedMutation,
  useExportAdminStoriesMutation,
  useLazyPreviewBulkQuery,
  useBulkStoriesMutation,
  useUndoBulkMutation,
  useGetReviewQueueQuery,
  useApproveStoryMutation,
  useRejectStoryMutation,
  useHideReportedMutation,
  useResolveReportMutation,
  useReadReportedSessionQuery,
  useLazyReadReportedSessionQuery,
} = adminStoriesApi
