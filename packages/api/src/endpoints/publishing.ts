import type { UnknownAction } from '@reduxjs/toolkit'

import { requestOf, type RequestParts } from '../client/requestOf.ts'
import { StoryStanding, type MyStories } from '../contract/myStories.ts'
import { authoringRoutes } from '../contract/routes/authoring.ts'
import { authoringApi, shownIn } from './authoring.ts'

/** Moves a story between the author's lists. */
export function moveInMyStories(list: MyStories, standing: StoryStanding) {
  const story = list.stories.find(({ id }) => id === standing.id)
  if (!story) return
  list.counts[story.status] = Math.max(0, list.counts[story.status] - 1)
  list.counts[standing.status] += 1
  Object.assign(story, standing)
}

type MoveStory = ReturnType<typeof authoringApi.util.updateQueryData>

/** Shows what the server has made of a story before the list is loaded again. */
async function showMoved(
  dispatch: (move: MoveStory | UnknownAction) => unknown,
  queryFulfilled: Promise<{ data: StoryStanding }>,
): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (!data) return
  const move = (list: MyStories) => moveInMyStories(list, data)
  dispatch(authoringApi.util.updateQueryData('listMyStories', undefined, move))
}

/** Whoever takes a story to its readers says what they have read of it. */
interface Publication {
  story_id: string
  revision: number
}
type Archived = RequestParts<typeof authoringRoutes.archiveStory>['body'] & { story_id: string }

export const publishingApi = authoringApi.injectEndpoints({
  endpoints: (build) => ({
    publishStory: build.mutation<StoryStanding, Publication>({
      query: ({ story_id, ...body }) =>
        requestOf(authoringRoutes.publishStory, { params: { story_id }, body }),
      responseSchema: StoryStanding,
      // A refusal shows too: what the review found stands beside the draft, or a save is not shown.
      invalidatesTags: (_standing, error, { story_id }) =>
        error ? ['MyStories', 'AdminStories'] : shownIn(story_id),
      onQueryStarted: (_story, { dispatch, queryFulfilled }) => showMoved(dispatch, queryFulfilled),
    }),
    archiveStory: build.mutation<StoryStanding, Archived>({
      query: ({ story_id, ...body }) =>
        requestOf(authoringRoutes.archiveStory, { params: { story_id }, body }),
      responseSchema: StoryStanding,
      invalidatesTags: (_standing, error, { story_id }) =>
        error ? [] : ['AdminStories', 'ReviewQueue', ...shownIn(story_id)],
      onQueryStarted: (_story, { dispatch, queryFulfilled }) => showMoved(dispatch, queryFulfilled),
    }),
    restoreStory: build.mutation<StoryStanding, Publication>({
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
  }),
})

export const {
  usePublishStoryMutation,
  useArchiveStoryMutation,
  useRestoreStoryMutation,
  useDeleteStoryMutation,
} = publishingApi
