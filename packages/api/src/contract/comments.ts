import * as z from 'zod/mini'
import { count, filledText, text } from '@kathasagar/story/schema'

import { Author, LikeAnswer, StoryParams } from './stories.ts'
import { Declined } from './turns.ts'
import { HOUR_MS, OFTEN, type RateLimit, SELDOM } from './rateLimits.ts'
import { LIMITS, REPORT_REASONS, SAID_SORTS } from './vocabulary/vocabulary.ts'
import { StoryReportAnswer } from './storyReports.ts'
import { id, instant, saidCursor } from './fields.ts'
import { route } from './route.ts'

/** Markdown of readers. Images and HTML in it are not shown. */
export const saidWords = filledText(LIMITS.saidMax)

/** A comment on a story, or a reply to one. */
export const StoryComment = z.object({
  id,
  /** Null once the account or the comment is deleted. */
  writer: z.nullable(Author),
  /** True if the story's author wrote the comment. */
  is_by_author: z.boolean(),
  is_mine: z.boolean(),
  /** Markdown; null if the comment was deleted and has replies. */
  words: z.nullable(z.string()),
  /** The words are shown when the reader asks for them. */
  is_spoiler: z.boolean(),
  likes_total: count,
  has_liked: z.boolean(),
  /** True if only the writer and moderators see the comment. */
  is_hidden: z.boolean(),
  /** Until when the caller may edit the comment; null if they may not. */
  editable_until: z.nullable(instant),
  edited_at: z.nullable(instant),
  created_at: instant,
})
export type StoryComment = z.infer<typeof StoryComment>

/** A comment with its oldest replies. */
export const CommentThread = z.extend(StoryComment, {
  answers: z.array(StoryComment),
  /** Cursor of the next replies, for `answers_to`; null if there are none. */
  next_answers: z.nullable(saidCursor),
})
export type CommentThread = z.infer<typeof CommentThread>

export const CommentsQuery = z.object({
  sort: z._default(z.enum(SAID_SORTS), 'newest'),
  cursor: z.optional(saidCursor),
  /** Only the replies to this comment, the oldest first. */
  answers_to: z.optional(id),
})
export type CommentsQuery = z.infer<typeof CommentsQuery>

/** A page of the comments on a story. */
export const StoryComments = z.object({
  comments: z.array(CommentThread),
  next: z.nullable(saidCursor),
  /** Comments on the story, without replies. */
  total: count,
  /** True if nobody can comment any more. */
  are_closed: z.boolean(),
  /** True if the caller may hide comments and close the list. */
  can_moderate: z.boolean(),
})
export type StoryComments = z.infer<typeof StoryComments>

export const CommentParams = z.object({ story_id: id, comment_id: id })

export const CommentRequest = z.object({
  words: saidWords,
  /** The comment that this one answers. */
  answers_to: z.optional(id),
  is_spoiler: z._default(z.boolean(), false),
})
export type CommentRequest = z.output<typeof CommentRequest>

export const CommentEdit = z.object({ words: saidWords })

/** The saved comment, or the reason why its words were declined. */
export const SaidComment = z.object({
  comment: z.nullable(StoryComment),
  declined: z.optional(Declined),
})
export type SaidComment = z.infer<typeof SaidComment>

/** A comment is gone. */
export const DeletedSaid = z.object({ is_deleted: z.literal(true) })

/** Decisions of a story's author about a comment, or about all. */
export const Hiding = z.object({ is_hidden: z.boolean() })
export const Closing = z.object({ are_closed: z.boolean() })

/** Report of a comment. */
export const SaidReportRequest = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z._default(text(LIMITS.reportNoteMax), ''),
})
export type SaidReportRequest = z.infer<typeof SaidReportRequest>

/** What one account may say of stories; what is refused is nothing said. */
const SAYING: RateLimit = {
  perUser: [{ max: 30, windowMs: HOUR_MS }],
  spares: 'refused',
  countsAs: 'postComment',
}
const REPORTING: RateLimit = { perUser: SELDOM, spares: 'refused', countsAs: 'reportStory' }

/** Comments of readers on a story. */
export const commentsRoutes = {
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
