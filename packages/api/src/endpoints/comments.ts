import { api } from '../client/apiSlice.ts'
import { commentsCalls } from '../client/calls.ts'
import type {
  CommentRequest,
  SaidComment,
  SaidReportRequest,
  StoryComments,
} from '../contract/comments.ts'
import type { ReaderReviewRequest, ReaderReviews, SaidReview } from '../contract/readerReviews.ts'
import type { LikeAnswer } from '../contract/stories.ts'
import type { StoryReportAnswer } from '../contract/storyReports.ts'
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
    postComment: build.mutation<SaidComment, CommentRequest & { story_id: string }>({
      query: ({ story_id, ...body }) =>
        commentsCalls.call('postComment', { params: { story_id }, body }),
      responseSchema: commentsCalls.answer('postComment'),
      invalidatesTags: spoils('Comments'),
    }),
    editComment: build.mutation<SaidComment, CommentPlace & { words: string }>({
      query: ({ words, ...params }) =>
        commentsCalls.call('editComment', { params, body: { words } }),
      responseSchema: commentsCalls.answer('editComment'),
      invalidatesTags: spoils('Comments'),
    }),
    deleteComment: build.mutation<{ is_deleted: true }, CommentPlace>({
      query: (params) => commentsCalls.call('deleteComment', { params }),
      responseSchema: commentsCalls.answer('deleteComment'),
      invalidatesTags: spoils('Comments'),
    }),
    likeComment: build.mutation<LikeAnswer, CommentPlace>({
      query: (params) => commentsCalls.call('likeComment', { params }),
      responseSchema: commentsCalls.answer('likeComment'),
      invalidatesTags: spoils('Comments'),
    }),
    pinComment: build.mutation<{ is_pinned: boolean }, CommentPlace & { is_pinned: boolean }>({
      query: ({ is_pinned, ...params }) =>
        commentsCalls.call('pinComment', { params, body: { is_pinned } }),
      responseSchema: commentsCalls.answer('pinComment'),
      invalidatesTags: spoils('Comments'),
    }),
    hideComment: build.mutation<{ is_hidden: boolean }, CommentPlace & { is_hidden: boolean }>({
      query: ({ is_hidden, ...params }) =>
        commentsCalls.call('hideComment', { params, body: { is_hidden } }),
      responseSchema: commentsCalls.answer('hideComment'),
      invalidatesTags: spoils('Comments'),
    }),
    closeComments: build.mutation<
      { are_closed: boolean },
      { story_id: string; are_closed: boolean }
    >({
      query: ({ story_id, are_closed }) =>
        commentsCalls.call('closeComments', { params: { story_id }, body: { are_closed } }),
      responseSchema: commentsCalls.answer('closeComments'),
      invalidatesTags: spoils('Comments'),
    }),
    reportComment: build.mutation<StoryReportAnswer, CommentPlace & SaidReportRequest>({
      query: ({ story_id, comment_id, ...body }) =>
        commentsCalls.call('reportComment', { params: { story_id, comment_id }, body }),
      responseSchema: commentsCalls.answer('reportComment'),
    }),
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
    saveReview: build.mutation<SaidReview, ReaderReviewRequest & { story_id: string }>({
      query: ({ story_id, ...body }) =>
        commentsCalls.call('saveReview', { params: { story_id }, body }),
      responseSchema: commentsCalls.answer('saveReview'),
      invalidatesTags: (_saved, error, { story_id }) =>
        error ? [] : ['Reviews', { type: 'Story', id: story_id }],
    }),
    deleteReview: build.mutation<{ is_deleted: true }, string>({
      query: (story_id) => commentsCalls.call('deleteReview', { params: { story_id } }),
      responseSchema: commentsCalls.answer('deleteReview'),
      invalidatesTags: spoils('Reviews'),
    }),
    likeReview: build.mutation<LikeAnswer, ReviewPlace>({
      query: (params) => commentsCalls.call('likeReview', { params }),
      responseSchema: commentsCalls.answer('likeReview'),
      invalidatesTags: spoils('Reviews'),
    }),
    answerReview: build.mutation<SaidReview, ReviewPlace & { words: string | null }>({
      query: ({ words, ...params }) =>
        commentsCalls.call('answerReview', { params, body: { words } }),
      responseSchema: commentsCalls.answer('answerReview'),
      invalidatesTags: spoils('Reviews'),
    }),
    reportReview: build.mutation<StoryReportAnswer, ReviewPlace & SaidReportRequest>({
      query: ({ story_id, review_id, ...body }) =>
        commentsCalls.call('reportReview', { params: { story_id, review_id }, body }),
      responseSchema: commentsCalls.answer('reportReview'),
    }),
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
