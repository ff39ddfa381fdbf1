import { api } from '../client/apiSlice.ts'
import { requestOf, type RequestParts } from '../client/requestOf.ts'
import type { StoryVersion } from '../contract/myStories.ts'
import { ReviewAnswer } from '../contract/review.ts'
import { routes } from '../contract/routes.ts'
import { StoryInsight } from '../contract/storyInsight.ts'
import { StoryReportAnswer } from '../contract/storyReports.ts'
import { TestPlayAnswer } from '../contract/testPlay.ts'

type Reported = RequestParts<'reportStory'>['body'] & { story_id: string }

/** What an author asks about a story beside changing it, and what a reader tells the editors. */
export const storyDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewStory: build.mutation<ReviewAnswer, RequestParts<'reviewStory'>['body']>({
      query: (body) => requestOf('reviewStory', { body }),
      responseSchema: ReviewAnswer,
    }),
    testPlay: build.mutation<TestPlayAnswer, RequestParts<'testPlay'>['body']>({
      query: (body) => requestOf('testPlay', { body }),
      responseSchema: TestPlayAnswer,
    }),
    getStoryInsight: build.query<StoryInsight, string>({
      query: (story_id) => requestOf('getStoryInsight', { params: { story_id } }),
      responseSchema: StoryInsight,
      providesTags: (_insight, _error, id) => [{ type: 'EditableStory', id }],
    }),
    listStoryVersions: build.query<StoryVersion[], string>({
      query: (story_id) => requestOf('listStoryVersions', { params: { story_id } }),
      responseSchema: routes.listStoryVersions.answer,
      providesTags: (_versions, _error, id) => [{ type: 'StoryVersions', id }],
    }),
    reportStory: build.mutation<StoryReportAnswer, Reported>({
      query: ({ story_id, ...body }) => requestOf('reportStory', { params: { story_id }, body }),
      responseSchema: StoryReportAnswer,
    }),
  }),
})

export const {
  useReviewStoryMutation,
  useTestPlayMutation,
  useGetStoryInsightQuery,
  useListStoryVersionsQuery,
  useReportStoryMutation,
} = storyDeskApi
