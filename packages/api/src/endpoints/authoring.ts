import type { UnknownAction } from '@reduxjs/toolkit'

import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import {
  EditableStory,
  MyStories,
  StoryStanding,
  type StoryVersion,
} from '../contract/myStories.ts'
import { ReviewAnswer } from '../contract/review.ts'
import { authoringRoutes } from '../contract/routes/authoring.ts'
import { StoryInsight } from '../contract/storyInsight.ts'
import { AnswerTrialResult, StoryTries } from '../contract/storyTries.ts'
import { StoryReportAnswer } from '../contract/storyReports.ts'
import { TestPlayAnswer } from '../contract/testPlay.ts'
import { moveInMyStories } from './authoring/moveInMyStories.ts'
import type * as sent from './authoring/requests.ts'
import { shownIn } from './authoring/shownIn.ts'

/** The list that a story is moved in, before anything that moves it. */
const ownStoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyStories: build.query<MyStories, void>({
      query: () => requestOf(authoringRoutes.listMyStories, {}),
      responseSchema: MyStories,
      providesTags: (list) => [
        'MyStories',
        ...(list?.stories ?? []).map(({ id }) => ({ type: 'Story' as const, id })),
      ],
    }),
  }),
})

type MoveStory = ReturnType<typeof ownStoriesApi.util.updateQueryData>

/** Shows what the server has made of a story before the list is loaded again. */
async function showMoved(
  dispatch: (move: MoveStory | UnknownAction) => unknown,
  queryFulfilled: Promise<{ data: StoryStanding }>,
): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (!data) return
  const move = (list: MyStories) => moveInMyStories(list, data)
  dispatch(ownStoriesApi.util.updateQueryData('listMyStories', undefined, move))
}

export const authoringApi = ownStoriesApi.injectEndpoints({
  endpoints: (build) => ({
    getStoryForEdit: build.query<EditableStory, string>({
      query: (story_id) => requestOf(authoringRoutes.getStoryForEdit, { params: { story_id } }),
      responseSchema: EditableStory,
      // Sharing would copy key by key, and a node may be named `__proto__`.
      structuralSharing: false,
      providesTags: (_story, _error, id) => [{ type: 'EditableStory', id }],
    }),
    createStory: build.mutation<EditableStory, sent.NewStory>({
      query: (body) => requestOf(authoringRoutes.createStory, { body }),
      responseSchema: EditableStory,
      invalidatesTags: (_story, error) => (error ? [] : ['MyStories', 'AdminStories']),
    }),
    updateStory: build.mutation<EditableStory, sent.ChangedStory>({
      query: ({ story_id, ...body }) =>
        requestOf(authoringRoutes.updateStory, { params: { story_id }, body }),
      responseSchema: EditableStory,
      invalidatesTags: (_story, error, { story_id }) =>
        error ? [] : [...shownIn(story_id), { type: 'StoryVersions', id: story_id }],
      // The form that saved goes on from the answer; asking again could only undo what is typed.
      async onQueryStarted({ story_id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        dispatch(authoringApi.util.updateQueryData('getStoryForEdit', story_id, () => data))
      },
    }),
    publishStory: build.mutation<StoryStanding, sent.Publication>({
      query: ({ story_id, ...body }) =>
        requestOf(authoringRoutes.publishStory, { params: { story_id }, body }),
      responseSchema: StoryStanding,
      // A refusal shows too: what the review found stands beside the draft, or a save is not shown.
      invalidatesTags: (_standing, error, { story_id }) =>
        error ? ['MyStories', 'AdminStories'] : shownIn(story_id),
      onQueryStarted: (_story, { dispatch, queryFulfilled }) => showMoved(dispatch, queryFulfilled),
    }),
    archiveStory: build.mutation<StoryStanding, sent.Archived>({
      query: ({ story_id, ...body }) =>
        requestOf(authoringRoutes.archiveStory, { params: { story_id }, body }),
      responseSchema: StoryStanding,
      invalidatesTags: (_standing, error, { story_id }) =>
        error ? [] : ['AdminStories', 'ReviewQueue', ...shownIn(story_id)],
      onQueryStarted: (_story, { dispatch, queryFulfilled }) => showMoved(dispatch, queryFulfilled),
    }),
    restoreStory: build.mutation<StoryStanding, sent.Publication>({
      query: ({ story_id, ...body }) =>
        requestOf(authoringRoutes.restoreStory, { params: { story_id }, body }),
      responseSchema: StoryStanding,
      invalidatesTags: (_standing, error, { story_id }) =>
        error ? ['MyStories', 'AdminStories'] : shownIn(story_id),
      onQueryStarted: (_story, { dispatch, queryFulfilled }) => showMoved(dispatch, queryFulfilled),
    }),
    deleteStory: build.mutation<{ id: string }, string>({
      query: (story_id) => requestOf(authoringRoutes.deleteStory, { params: { story_id } }),
      responseSchema: authoringRoutes.deleteStory.answer,
      invalidatesTags: (_deleted, error) => (error ? [] : ['MyStories', 'Stories', 'Bookmarks']),
    }),
    reviewStory: build.mutation<ReviewAnswer, sent.Reviewed>({
      query: (body) => requestOf(authoringRoutes.reviewStory, { body }),
      responseSchema: ReviewAnswer,
    }),
    testPlay: build.mutation<TestPlayAnswer, sent.TestPlayed>({
      query: (body) => requestOf(authoringRoutes.testPlay, { body }),
      responseSchema: TestPlayAnswer,
    }),
    getStoryInsight: build.query<StoryInsight, string>({
      query: (story_id) => requestOf(authoringRoutes.getStoryInsight, { params: { story_id } }),
      responseSchema: StoryInsight,
      providesTags: (_insight, _error, id) => [{ type: 'EditableStory', id }],
    }),
    listStoryTries: build.query<StoryTries, sent.TriesAsked>({
      query: ({ story_id, ...query }) =>
        requestOf(authoringRoutes.listStoryTries, { params: { story_id }, query }),
      responseSchema: StoryTries,
      // What the story answers depends on its newest version.
      providesTags: (_tries, _error, { story_id }) => [{ type: 'StoryVersions', id: story_id }],
    }),
    tryStoryAnswer: build.mutation<AnswerTrialResult, sent.TriedAnswer>({
      query: ({ story_id, ...body }) =>
        requestOf(authoringRoutes.tryStoryAnswer, { params: { story_id }, body }),
      responseSchema: AnswerTrialResult,
    }),
    listStoryVersions: build.query<StoryVersion[], string>({
      query: (story_id) => requestOf(authoringRoutes.listStoryVersions, { params: { story_id } }),
      responseSchema: authoringRoutes.listStoryVersions.answer,
      providesTags: (_versions, _error, id) => [{ type: 'StoryVersions', id }],
    }),
    reportStory: build.mutation<StoryReportAnswer, sent.Reported>({
      query: ({ story_id, ...body }) =>
        requestOf(authoringRoutes.reportStory, { params: { story_id }, body }),
      responseSchema: StoryReportAnswer,
    }),
  }),
})

export const {
  useListMyStoriesQuery,
  useGetStoryForEditQuery,
  useLazyGetStoryForEditQuery,
  useCreateStoryMutation,
  useUpdateStoryMutation,
  usePublishStoryMutation,
  useArchiveStoryMutation,
  useRestoreStoryMutation,
  useDeleteStoryMutation,
  useReviewStoryMutation,
  useTestPlayMutation,
  useGetStoryInsightQuery,
  useListStoryTriesQuery,
  useTryStoryAnswerMutation,
  useListStoryVersionsQuery,
  useReportStoryMutation,
} = authoringApi
