import * as z from 'zod/mini'
import { count, nonEmptyText, text } from '@kathasagar/story/schema'

import { Author } from './stories.ts'
import { Declined } from './turns.ts'
import { HOUR_MS, SIXTY_PER_MINUTE, type RateLimit, TEN_PER_HOUR } from './rateLimits.ts'
import { LIMITS, REPORT_REASONS } from './vocabulary/vocabulary.ts'
import { StoryReportAnswer } from './storyReports.ts'
import { id, instant, instantCursor } from './fields.ts'
import { anyoneRoute, userRoute } from './route.ts'

/** Markdown written by readers. Images and HTML are not rendered. */
export const commentText = nonEmptyText(LIMITS.saidMax)

export const StoryComment = z.object({
  id,
  /** Writer. Null if the account or the comment was deleted. */
  writer: z.nullable(Author),
  is_by_author: z.boolean(),
  is_mine: z.boolean(),
  /** Markdown. Null if the comment was deleted but has replies. */
  words: z.nullable(z.string()),
  is_spoiler: z.boolean(),
  /** True if only the writer and moderators see the comment. */
  is_hidden: z.boolean(),
  created_at: instant,
})
export interface StoryComment extends z.infer<typeof StoryComment> {}

export const CommentThread = z.extend(StoryComment, {
  answers: z.array(StoryComment),
  /** Cursor of the next replies, for `answers_to`. Null if there are no more. */
  next_answers: z.nullable(instantCursor),
})
export interface CommentThread extends z.infer<typeof CommentThread> {}

export const CommentsQuery = z.object({
  cursor: z.optional(instantCursor),
  answers_to: z.optional(id),
})
export interface CommentsQuery extends z.infer<typeof CommentsQuery> {}

export const StoryComments = z.object({
  comments: z.array(CommentThread),
  next: z.nullable(instantCursor),
  total: count,
  can_moderate: z.boolean(),
})
export interface StoryComments extends z.infer<typeof StoryComments> {}

export const CommentRequest = z.object({
  words: commentText,
  answers_to: z.optional(id),
  is_spoiler: z._default(z.boolean(), false),
})
export interface CommentRequest extends z.output<typeof CommentRequest> {}

/** The saved comment, or the reason why its text was declined. */
export const PostedComment = z.object({
  comment: z.nullable(StoryComment),
  declined: z.optional(Declined),
})
export interface PostedComment extends z.infer<typeof PostedComment> {}

export const DeletedComment = z.object({ is_deleted: z.literal(true) })

export const CommentVisibility = z.object({ is_hidden: z.boolean() })

export const CommentReportRequest = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z._default(text(LIMITS.reportNoteMax), ''),
})

/** Limit for comments of an account. Rejected comments do not count. */
const SAYING: RateLimit = {
  perUser: [{ max: 30, windowMs: HOUR_MS }],
  spares: 'refused',
  countsAs: 'postComment',
}
const REPORTING: RateLimit = { perUser: TEN_PER_HOUR, spares: 'refused', countsAs: 'reportStory' }

export default {
  listComments: anyoneRoute('GET', '/stories/:story_id/comments', {
    summary: 'List the comments on a story, or the replies to one, by page',
    cacheForGuests: true,
    query: CommentsQuery,
    answer: StoryComments,
    errors: ['story_not_found', 'adults_only'],
  }),
  postComment: userRoute('POST', '/stories/:story_id/comments', {
    summary: 'Comment on a story, or reply to a comment',
    rateLimit: SAYING,
    body: CommentRequest,
    answer: PostedComment,
    status: 201,
    errors: ['story_not_found', 'adults_only', 'not_found', 'answers_one_level', 'forbidden'],
  }),
  deleteComment: userRoute('DELETE', '/stories/:story_id/comments/:comment_id', {
    summary: 'Delete an own comment; its replies stay',
    rateLimit: { light: SIXTY_PER_MINUTE },
    answer: DeletedComment,
    errors: ['story_not_found', 'adults_only', 'not_found'],
  }),
  hideComment: userRoute('PUT', '/stories/:story_id/comments/:comment_id/hidden', {
    summary: 'Hide a comment on an own story, or show it again',
    rateLimit: { light: SIXTY_PER_MINUTE },
    body: CommentVisibility,
    answer: CommentVisibility,
    errors: ['story_not_found', 'adults_only', 'not_found', 'forbidden'],
  }),
  reportComment: userRoute('POST', '/stories/:story_id/comments/:comment_id/report', {
    summary: 'Report a comment to the moderators',
    rateLimit: REPORTING,
    body: CommentReportRequest,
    answer: StoryReportAnswer,
    status: 201,
    errors: ['story_not_found', 'adults_only', 'not_found'],
  }),
} as const
