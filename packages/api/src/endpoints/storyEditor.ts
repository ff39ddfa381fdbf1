import { api } from '../client/apiSlice.ts'
import { requestOf, type RequestParts } from '../client/requestOf.ts'
import type { StoryVersion } from '../contract/myStories.ts'
import { ReviewAnswer } from '../contract/review.ts'
import { StoryInsight } from '../contract/storyInsight.ts'
import { StoryReportAnswer } from '../contract/storyReports.ts'
import { TestPlayAnswer } from '../contract/testPlay.ts'
import { authoringRoutes } from '../contract/routes/authoring.ts'

type Reported = RequestParts<typeof authoringRoutes.reportStory>['body'] & { story_id: string }

/** What an author asks about a story beside changing it, and what a reader tells the editors. */
export const storyEditorApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewStory: build.mutation<
      ReviewAnswer,
      RequestParts<typeof authoringRoutes.reviewStory>['body']
    >({
      query: (body) => requestOf(authoringRoutes.reviewStory, { body }),
      responseSchema: ReviewAnswer,
    }),
    testPlay: build.mutation<TestPlayAnswer, RequestParts<typeof authoringRoutes.testPlay>['body']>(
      {
        query: (body) => requestOf(authoringRoutes.testPlay, { body }),
        responseSchema: TestPlayAnswer,
      },
    ),
    getStoryInsight: build.query<StoryInsight, string>({
      query: (story_id) => requestOf(authoringRoutes.getStoryInsight, { params: { story_id } }),
      responseSchema: StoryInsight,
      providesTags: (_insight, _error, id) => [{ type: 'EditableStory', id }],
    }),
    listStoryVersions: build.query<StoryVersion[], string>({
      query: (story_id) => requestOf(authoringRoutes.listStoryVersions, { params: { story_id } }),
      responseSchema: authoringRoutes.listStoryVersions.answer,
      providesTags: (_versions, _error, id) => [{ type: 'StoryVersions', id }],
    }),
    reportStory: build.mutation<StoryReportAnswer, Reported>({
      query: ({ story_id, ...body }) =>
        requestOf(authoringRoutes.reportStory, { params: { story_id }, body }),
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
} = storyEditorApi
