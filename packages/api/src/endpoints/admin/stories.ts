import type * as z from 'zod/mini'

import { api } from '../../client/apiSlice.ts'
import { by, onSuccess, adminStoriesCalls as calls } from '../../client/calls.ts'
import { readFile, type Download } from '../../client/readFile.ts'
import { hooksOf } from '../../client/hooks.ts'
import type {
  AdminStories,
  FeaturedAnswer,
  BulkAnswer,
  BulkRequest,
  FeaturedRequest,
  ReportedSession,
  ReviewQueue,
} from '../../contract/adminStories.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/vocabulary/vocabulary.ts'
import type { PublicationStatus } from '../../contract/authoring.ts'
import type { StoryAtRevision } from '../authoring/requests.ts'
import { tagsOf } from '../authoring/tagsOf.ts'

type Query = Record<string, string | number>
interface Featured extends z.input<typeof FeaturedRequest> {
  story_id: string
}
export type BulkBody = z.input<typeof BulkRequest>
/** Bulk action with a key. A repeated request with the same key continues the action. */
type KeyedBulk = BulkBody & { key: string }

const adminStoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminStories: build.query<AdminStories, Query>({
      ...calls.ask('listAdminStories'),
      providesTags: ['AdminStories', 'Stories'],
    }),
    setFeatured: build.mutation<FeaturedAnswer, Featured>({
      ...calls.ask('setFeatured'),
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
        ...calls.call('exportAdminStories', { query }),
        sending: { responseHandler: readFile },
      }),
    }),
    previewBulk: build.query<BulkAnswer, BulkBody>({
      ...calls.ask('bulkStories', (body: BulkBody) => ({ ...body, dry_run: true })),
      keepUnusedDataFor: 0,
    }),
    bulkStories: build.mutation<BulkAnswer, KeyedBulk>({
      query: ({ key, ...body }) => ({
        ...calls.call('bulkStories', { body }),
        sending: { headers: { [IDEMPOTENCY_HEADER]: key } },
      }),
      responseSchema: calls.answer('bulkStories'),
      // Reloads the lists once, after the last step.
      invalidatesTags: (answer) =>
        answer && answer.remaining > 0 ? [] : ['AdminStories', 'Stories', 'Story', 'ReviewQueue'],
    }),
    undoBulk: build.mutation({
      ...calls.ask('undoBulk', by('bulk_id')),
      invalidatesTags: ['AdminStories', 'Stories', 'Story', 'ReviewQueue'],
    }),
    getReviewQueue: build.query<ReviewQueue, void>({
      ...calls.ask('getReviewQueue'),
      providesTags: ['ReviewQueue'],
    }),
    approveStory: build.mutation<PublicationStatus, StoryAtRevision>({
      ...calls.ask('approveStory'),
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['ReviewQueue', 'AdminStories', ...tagsOf(story_id)],
    }),
    rejectStory: build.mutation<PublicationStatus, StoryAtRevision & { reason: string }>({
      ...calls.ask('rejectStory'),
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : ['ReviewQueue', 'AdminStories', ...tagsOf(story_id)],
    }),
    resolveReport: build.mutation({
      ...calls.ask('resolveReport', by('report_id')),
      invalidatesTags: onSuccess('ReviewQueue'),
    }),
    hideReported: build.mutation({
      ...calls.ask('hideReported', by('report_id')),
      invalidatesTags: onSuccess('ReviewQueue'),
    }),
    readReportedSession: build.query<ReportedSession, { report_id: string; before?: string }>(
      calls.ask('readReportedSession'),
    ),
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
} = hooksOf(adminStoriesApi)

export default adminStoriesApi
