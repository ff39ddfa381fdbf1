import { api } from '../client/apiSlice.ts'
import { commentsCalls } from '../client/calls.ts'
import type { StoryComments } from '../contract/comments.ts'
import type { ReaderReviews } from '../contract/readerReviews.ts'
import type { SaidSort } from '../contract/vocabulary/vocabulary.ts'

/** A comment by its place. */
export interface CommentPlace {
  story_id: string
  comment_id: string
}
/** A review by its place. */
export interface ReviewPlace {
  story_id: string
  review_id: string
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
const spoils = (tag: 'Comments' | 'Reviews') => (_answer: unknown, error: unknown) =>
  error ? [] : [tag]

/** What readers say of a story, and what its author decides of it. */
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
      invalidatesTags: spoils('Comments'),
    }),
    editComment: build.mutation({
      ...commentsCalls.ask('editComment'),
      invalidatesTags: spoils('Comments'),
    }),
    deleteComment: build.mutation({
      ...commentsCalls.ask('deleteComment'),
      invalidatesTags: spoils('Comments'),
    }),
    likeComment: build.mutation({
      ...commentsCalls.ask('likeComment'),
      invalidatesTags: spoils('Comments'),
    }),
    pinComment: build.mutation({
      ...commentsCalls.ask('pinComment'),
      invalidatesTags: spoils('Comments'),
    }),
    hideComment: build.mutation({
      ...commentsCalls.ask('hideComment'),
      invalidatesTags: spoils('Comments'),
    }),
    closeComments: build.mutation({
      ...commentsCalls.ask('closeComments'),
      invalidatesTags: spoils('Comments'),
    }),
    reportComment: build.mutation(commentsCalls.ask('reportComment')),
    /** What readers say after an ending, a page at a time. */
    listReviews: build.infiniteQuery<
      ReaderReviews,
      { story_id: string; sort: SaidSort },
      string | undefined
    >({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { story_id, sort }, pageParam }) =>
        commentsCalls.call('listReviews', {
          params: { story_id },
          query: { sort, ...from(pageParam) },
        }),
      responseSchema: commentsCalls.answer('listReviews'),
      providesTags: ['Reviews'],
    }),
    saveReview: build.mutation({
      ...commentsCalls.ask('saveReview'),
      invalidatesTags: (_saved, error, { story_id }) =>
        error ? [] : ['Reviews', { type: 'Story', id: story_id }],
    }),
    deleteReview: build.mutation({
      ...commentsCalls.ask('deleteReview', (story_id: string) => ({ story_id })),
      invalidatesTags: spoils('Reviews'),
    }),
    likeReview: build.mutation({
      ...commentsCalls.ask('likeReview'),
      invalidatesTags: spoils('Reviews'),
    }),
    answerReview: build.mutation({
      ...commentsCalls.ask('answerReview'),
      invalidatesTags: spoils('Reviews'),
    }),
    reportReview: build.mutation(commentsCalls.ask('reportReview')),
  }),
})

export const {
  useAnswerReviewMutation,
  useCloseCommentsMutation,
  useDeleteCommentMutation,
  useDeleteReviewMutation,
  useEditCommentMutation,
  useHideCommentMutation,
  useLazyListAnswersQuery,
  useLikeCommentMutation,
  useLikeReviewMutation,
  useListCommentsInfiniteQuery,
  useListReviewsInfiniteQuery,
  usePinCommentMutation,
  usePostCommentMutation,
  useReportCommentMutation,
  useReportReviewMutation,
  useSaveReviewMutation,
} = commentsApi
