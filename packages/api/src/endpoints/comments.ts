import { api } from '../client/apiSlice.ts'
import { commentsCalls } from '../client/calls.ts'
import type { StoryComments } from '../contract/comments.ts'
import type { SaidSort } from '../contract/vocabulary/vocabulary.ts'

/** A comment by its place. */
export interface CommentPlace {
  story_id: string
  comment_id: string
}
interface ListedComments {
  story_id: string
  sort: SaidSort
  unveiled: boolean
}

const from = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor })
const alsoVeiled = (isWanted: boolean) => (isWanted ? { unveiled: 'true' as const } : {})
const nextPages = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
}
const invalidatesTags = (_answer: unknown, error: unknown) => (error ? [] : ['Comments' as const])

/** Comments on a story, and what its author decides about them. */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Comments on a story, a page at a time. */
    listComments: build.infiniteQuery<StoryComments, ListedComments, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { story_id, sort, unveiled }, pageParam }) =>
        commentsCalls.call('listComments', {
          params: { story_id },
          query: { sort, ...alsoVeiled(unveiled), ...from(pageParam) },
        }),
      responseSchema: commentsCalls.answer('listComments'),
      providesTags: ['Comments'],
    }),
    /** The answers to a comment that follow those which came with it. */
    listAnswers: build.query<StoryComments, CommentPlace & { cursor: string; unveiled: boolean }>({
      query: ({ story_id, comment_id, cursor, unveiled }) =>
        commentsCalls.call('listComments', {
          params: { story_id },
          query: { answers_to: comment_id, cursor, ...alsoVeiled(unveiled) },
        }),
      responseSchema: commentsCalls.answer('listComments'),
    }),
    postComment: build.mutation({
      ...commentsCalls.ask('postComment'),
      invalidatesTags,
    }),
    editComment: build.mutation({
      ...commentsCalls.ask('editComment'),
      invalidatesTags,
    }),
    deleteComment: build.mutation({
      ...commentsCalls.ask('deleteComment'),
      invalidatesTags,
    }),
    likeComment: build.mutation({
      ...commentsCalls.ask('likeComment'),
      invalidatesTags,
    }),
    pinComment: build.mutation({
      ...commentsCalls.ask('pinComment'),
      invalidatesTags,
    }),
    hideComment: build.mutation({
      ...commentsCalls.ask('hideComment'),
      invalidatesTags,
    }),
    closeComments: build.mutation({
      ...commentsCalls.ask('closeComments'),
      invalidatesTags,
    }),
    reportComment: build.mutation(commentsCalls.ask('reportComment')),
  }),
})

export const {
  useCloseCommentsMutation,
  useDeleteCommentMutation,
  useEditCommentMutation,
  useHideCommentMutation,
  useLazyListAnswersQuery,
  useLikeCommentMutation,
  useListCommentsInfiniteQuery,
  usePinCommentMutation,
  usePostCommentMutation,
  useReportCommentMutation,
} = commentsApi
