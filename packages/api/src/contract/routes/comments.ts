import {
  Closing,
  CommentEdit,
  CommentParams,
  CommentRequest,
  CommentsQuery,
  DeletedSaid,
  Hiding,
  SaidComment,
  SaidReportRequest,
  StoryComments,
} from '../comments.ts'
import { HOUR_MS, OFTEN, SELDOM, type RateLimit } from '../rateLimits.ts'
import { route } from '../route.ts'
import { LikeAnswer, StoryParams } from '../stories.ts'
import { StoryReportAnswer } from '../storyReports.ts'

/** What one account may say of stories; what is refused is nothing said. */
const SAYING: RateLimit = {
  perUser: [{ max: 30, windowMs: HOUR_MS }],
  spares: 'refused',
  countsAs: 'postComment',
}
const REPORTING: RateLimit = { perUser: SELDOM, spares: 'refused', countsAs: 'reportStory' }

/** Comments of readers on a story. */
export const routes = {
  listComments: route('GET', '/stories/:story_id/comments', {
    summary: 'List the comments on a story, or the replies to one, a page at a time',
    access: 'anyone',
    cacheForGuests: true,
    params: StoryParams,
    query: CommentsQuery,
    answer: StoryComments,
    errors: ['story_not_found', 'adults_only'],
  }),
  postComment: route('POST', '/stories/:story_id/comments', {
    summary: 'Comment on a story, or answer a comment',
    access: 'user',
    rateLimit: SAYING,
    params: StoryParams,
    body: CommentRequest,
    answer: SaidComment,
    status: 201,
    errors: [
      'story_not_found',
      'adults_only',
      'not_found',
      'answers_one_level',
      'comments_closed',
      'forbidden',
    ],
  }),
  closeComments: route('PUT', '/stories/:story_id/comments', {
    summary: 'Close a story of one’s own for comments, or open it again',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    body: Closing,
    answer: Closing,
    errors: ['story_not_found', 'forbidden'],
  }),
  editComment: route('PUT', '/stories/:story_id/comments/:comment_id', {
    summary: 'Mend a comment of one’s own within ten minutes',
    access: 'user',
    rateLimit: SAYING,
    params: CommentParams,
    body: CommentEdit,
    answer: SaidComment,
    errors: [
      'story_not_found',
      'adults_only',
      'not_found',
      'edit_too_late',
      'forbidden',
      'comments_closed',
    ],
  }),
  deleteComment: route('DELETE', '/stories/:story_id/comments/:comment_id', {
    summary: 'Delete a comment of one’s own; answers to it stay',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: CommentParams,
    answer: DeletedSaid,
    errors: ['story_not_found', 'adults_only', 'not_found'],
  }),
  likeComment: route('POST', '/stories/:story_id/comments/:comment_id/like', {
    summary: 'Like a comment, or take the like back',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: CommentParams,
    answer: LikeAnswer,
    errors: ['story_not_found', 'adults_only', 'not_found'],
  }),
  hideComment: route('PUT', '/stories/:story_id/comments/:comment_id/hidden', {
    summary: 'Hide a comment on a story of one’s own, or show it again',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: CommentParams,
    body: Hiding,
    answer: Hiding,
    errors: ['story_not_found', 'adults_only', 'not_found', 'forbidden'],
  }),
  reportComment: route('POST', '/stories/:story_id/comments/:comment_id/report', {
    summary: 'Tell the editors what is wrong with a comment',
    access: 'user',
    rateLimit: REPORTING,
    params: CommentParams,
    body: SaidReportRequest,
    answer: StoryReportAnswer,
    status: 201,
    errors: ['story_not_found', 'adults_only', 'not_found'],
  }),
} as const
