import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import { RatingAnswer, ShareAnswer } from '../contract/stories.ts'
import { storiesRoutes } from '../contract/routes/stories.ts'
import { updateStoryEverywhere } from './updateStoryEverywhere.ts'

export const ratingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    rateStory: build.mutation<RatingAnswer, { story_id: string; stars: number }>({
      query: ({ story_id, stars }) =>
        requestOf(storiesRoutes.rateStory, { params: { story_id }, body: { stars } }),
      responseSchema: RatingAnswer,
      invalidatesTags: (_answer, error, { story_id }) =>
        error ? [] : [{ type: 'Story', id: story_id }],
    }),
    /** Counts a share; one that is not counted has been shared all the same. */
    shareStory: build.mutation<ShareAnswer, string>({
      query: (story_id) => requestOf(storiesRoutes.shareStory, { params: { story_id } }),
      responseSchema: ShareAnswer,
      async onQueryStarted(story_id, { dispatch, getState, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        updateStoryEverywhere(dispatch, getState, story_id, ({ stats }) => {
          stats.shares_count = data.shares_count
        })
      },
    }),
  }),
})

export const { useRateStoryMutation, useShareStoryMutation } = ratingsApi
