import { api } from '../client/apiSlice.ts'
import { commentsCalls } from '../client/calls.ts'
import type { StoryComments } from '../contract/comments.ts'

export interface CommentPlace {
  story_id: string
  comment_id: string
}

const from = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor })
const nextPages = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
}
const invalidatesTags = (_answer: unknown, error: unknown) => (error ? [] : ['Comments' as const])

export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery<StoryComments, string, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: story_id, pageParam }) =>
        commentsCalls.call('listComments', {
          params: { story_id },
          query: from(pageParam),
        }),
      responseSchema: commentsCalls.answer('listComments'),
      providesTags: ['Comments'],
    }),
    listAnswers: build.query<StoryComments, CommentPlace & { cursor: string }>({
      query: ({ story_id, comment_id, cursor }) =>
        commentsCalls.call('listComments', {
          params: { story_id },
          query: { answers_to: comment_id, cursor },
        }),
      responseSchema: commentsCalls.answer('listComments'),
    }),
    postComment: build.mutation({
      ...commentsCalls.ask('postComment'),
      invalidatesTags,
    }),
    deleteComment: build.mutation({
      ...commentsCalls.ask('deleteComment'),
      invalidatesTags,
    }),
    hideComment: build.mutation({
      ...commentsCalls.ask('hideComment'),
      invalidatesTags,
    }),
    reportComment: build.mutation(commentsCalls.ask('reportComment')),
  }),
})

export const {
  useDeleteCommentMutation,
  useHideCommentMutation,
  useLazyListAnswersQuery,
  useListCommentsInfiniteQuery,
  usePostCommentMutation,
  useReportCommentMutation,
} = commentsApi
