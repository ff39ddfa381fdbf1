import { api } from '../client/apiSlice.ts'
import { byCursor, onSuccess, commentsCalls as calls, type Page } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { StoryComments } from '../contract/comments.ts'

type AnswersQuery = { story_id: string; comment_id: string } & { cursor: string }

const invalidatesTags = onSuccess('Comments')

const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery<StoryComments, string, string | undefined>({
      infiniteQueryOptions: byCursor,
      ...calls.ask('listComments', ({ queryArg: story_id, pageParam: cursor }: Page) => ({
        story_id,
        cursor,
      })),
      providesTags: ['Comments'],
    }),
    listAnswers: build.query<StoryComments, AnswersQuery>({
      ...calls.ask('listComments', ({ comment_id, ...asked }: AnswersQuery) => ({
        ...asked,
        answers_to: comment_id,
      })),
    }),
    postComment: build.mutation({ ...calls.ask('postComment'), invalidatesTags }),
    deleteComment: build.mutation({ ...calls.ask('deleteComment'), invalidatesTags }),
    hideComment: build.mutation({ ...calls.ask('hideComment'), invalidatesTags }),
    reportComment: build.mutation(calls.ask('reportComment')),
  }),
})

export const {
  useDeleteCommentMutation,
  useHideCommentMutation,
  useLazyListAnswersQuery,
  useListCommentsInfiniteQuery,
  usePostCommentMutation,
  useReportCommentMutation,
} = hooksOf(commentsApi)

export default commentsApi
