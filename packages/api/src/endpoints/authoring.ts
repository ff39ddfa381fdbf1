import type { UnknownAction } from '@reduxjs/toolkit'

import { api } from '../client/apiSlice.ts'
import type { Send } from '../client/streamRequest.ts'
import { by, onSuccess, authoringCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { EditableStory, MyStories, PublicationStatus } from '../contract/authoring.ts'
import type { FreeInputs, StoryInsight } from '../contract/insight.ts'
import type { DraftedStory } from '../contract/storyDrafts.ts'
import type * as sent from './authoring/requests.ts'
import { tagsOf } from './authoring/tagsOf.ts'
import { streamDraft, type DraftSoFar } from './authoring/streamDraft.ts'

/** Defined first, because other endpoints update this list. */
const ownStoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyStories: build.query<MyStories, void>({
      ...calls.ask('listMyStories'),
      providesTags: (list) => [
        'MyStories',
        ...(list?.stories ?? []).map(({ id }) => ({ type: 'Story' as const, id })),
      ],
    }),
  }),
})

type MoveStory = ReturnType<typeof ownStoriesApi.util.updateQueryData>

async function updateList(
  dispatch: (move: MoveStory | UnknownAction) => unknown,
  queryFulfilled: Promise<{ data: PublicationStatus }>,
): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (!data?.status) return
  const move = (list: MyStories) => moveInMyStories(list, data)
  dispatch(ownStoriesApi.util.updateQueryData('listMyStories', undefined, move))
}

const authoringApi = ownStoriesApi.injectEndpoints({
  endpoints: (build) => ({
    getStoryForEdit: build.query<EditableStory, string>({
      ...calls.ask('getStoryForEdit', by('story_id')),
      // Structural sharing fails for a node named `__proto__`.
      structuralSharing: false,
      providesTags: (_story, _error, id) => [{ type: 'EditableStory', id }],
    }),
    createStory: build.mutation<EditableStory, sent.NewStory>({
      ...calls.ask('createStory'),
      invalidatesTags: onSuccess('MyStories', 'AdminStories'),
    }),
    updateStory: build.mutation<EditableStory, sent.ChangedStory>({
      ...calls.ask('updateStory'),
      invalidatesTags: (_story, error, { story_id }) =>
        error ? [] : [...tagsOf(story_id), { type: 'StoryVersions', id: story_id }],
      // Uses the response instead of reloading, which could overwrite newer input.
      async onQueryStarted({ story_id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data?.id) return
        dispatch(authoringApi.util.updateQueryData('getStoryForEdit', story_id, () => data))
      },
    }),
    discardDraft: build.mutation<PublicationStatus, string>({
      ...calls.ask('discardDraft', by('story_id')),
      invalidatesTags: (_story, error, story_id) =>
        error ? [] : [...tagsOf(story_id), { type: 'StoryVersions', id: story_id }],
    }),
    publishStory: build.mutation<PublicationStatus, sent.StoryAtRevision>({
      ...calls.ask('publishStory'),
      // Reloads after a rejection too, to show its findings or another save.
      invalidatesTags: (_standing, error, { story_id }) =>
        error ? ['MyStories', 'AdminStories'] : tagsOf(story_id),
      onQueryStarted: (_story, { dispatch, queryFulfilled }) =>
        updateList(dispatch, queryFulfilled),
    }),
    archiveStory: build.mutation<
      PublicationStatus,
      { story_id: string; reason?: string | undefined }
    >({
      ...calls.ask('archiveStory'),
      invalidatesTags: (_standing, error, { story_id }) =>
        error ? [] : ['AdminStories', 'ReviewQueue', ...tagsOf(story_id)],
      onQueryStarted: (_story, { dispatch, queryFulfilled }) =>
        updateList(dispatch, queryFulfilled),
    }),
    restoreStory: build.mutation<PublicationStatus, sent.StoryAtRevision>({
      ...calls.ask('restoreStory'),
      invalidatesTags: (_standing, error, { story_id }) =>
        error ? ['MyStories', 'AdminStories'] : tagsOf(story_id),
      onQueryStarted: (_story, { dispatch, queryFulfilled }) =>
        updateList(dispatch, queryFulfilled),
    }),
    deleteStory: build.mutation({
      ...calls.ask('deleteStory', by('story_id')),
      invalidatesTags: onSuccess('MyStories', 'Stories', 'Bookmarks'),
    }),
    generateCover: build.mutation(calls.ask('generateCover')),
    reviewStory: build.mutation(calls.ask('reviewStory')),
    testPlay: build.mutation(calls.ask('testPlay')),
    tryOpenStory: build.mutation(calls.ask('tryOpenStory')),
    /** Draft in progress. Set by `draftStory`, never fetched. */
    getDraftSoFar: build.query<DraftSoFar | null, string>({ queryFn: () => ({ data: null }) }),
    /** Aborting it closes the stream and cancels the request to the provider. */
    draftStory: build.mutation<DraftedStory, sent.DraftQuery>({
      queryFn: ({ key, asked }, { dispatch }, _extra, baseQuery) =>
        streamDraft({
          asked,
          ask: (call) => Promise.resolve(baseQuery(call)) as ReturnType<Send>,
          onDraft: (draft) =>
            void dispatch(authoringApi.util.upsertQueryData('getDraftSoFar', key, draft)),
        }),
    }),
    getStoryInsight: build.query<StoryInsight, string>({
      ...calls.ask('getStoryInsight', by('story_id')),
      providesTags: (_insight, _error, id) => [{ type: 'EditableStory', id }],
    }),
    listFreeInputs: build.query<FreeInputs, sent.FreeInputsArgs>({
      ...calls.ask('listFreeInputs'),
      providesTags: (_tries, _error, { story_id }) => [{ type: 'StoryVersions', id: story_id }],
    }),
    reportStory: build.mutation(calls.ask('reportStory')),
  }),
})

export const {
  useListMyStoriesQuery,
  useGetStoryForEditQuery,
  useLazyGetStoryForEditQuery,
  useCreateStoryMutation,
  useUpdateStoryMutation,
  useDiscardDraftMutation,
  usePublishStoryMutation,
  useArchiveStoryMutation,
  useRestoreStoryMutation,
  useDeleteStoryMutation,
  useGenerateCoverMutation,
  useReviewStoryMutation,
  useTestPlayMutation,
  useTryOpenStoryMutation,
  useGetDraftSoFarQuery,
  useDraftStoryMutation,
  useGetStoryInsightQuery,
  useListFreeInputsQuery,
  useReportStoryMutation,
} = hooksOf(authoringApi)

export default authoringApi

function moveInMyStories(list: MyStories, standing: PublicationStatus) {
  const story = list.stories.find(({ id }) => id === standing.id)
  if (!story) return
  list.counts[story.status] = Math.max(0, list.counts[story.status] - 1)
  list.counts[standing.status] += 1
  Object.assign(story, standing)
}
