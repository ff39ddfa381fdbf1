import * as z from 'zod/mini'

import { count, filledText, text } from '@kathasagar/story/schema'
import { Declined } from './declined.ts'
import { id, instant, queryFlag, saidCursor } from './fields.ts'
import { Author } from './stories.ts'
import { LIMITS, REPORT_REASONS, SAID_SORTS } from './vocabulary/vocabulary.ts'

/** Markdown that readers write: its pictures and HTML are not shown. */
export const saidWords = filledText(LIMITS.saidMax)

/** What somebody has said of a story, alone or in answer to another comment. */
export const StoryComment = z.object({
  id,
  /** Null once the account is gone, or its owner has deleted the comment. */
  writer: z.nullable(Author),
  /** Whether the story's author has said it. */
  is_by_author: z.boolean(),
  is_mine: z.boolean(),
  /** Markdown; null where it was deleted and answers to it stay. */
  words: z.nullable(z.string()),
  /** Title of the scene that it was said at; null for the story as a whole. */
  scene: z.nullable(z.string()),
  likes_total: count,
  has_liked: z.boolean(),
  /** Nobody but its writer and who may hide it sees it. */
  is_hidden: z.boolean(),
  /** Until when the caller may mend it; null where they may not. */
  editable_until: z.nullable(instant),
  edited_at: z.nullable(instant),
  created_at: instant,
})
export type StoryComment = z.infer<typeof StoryComment>

/** A comment with the oldest answers to it. */
export const CommentThread = z.extend(StoryComment, {
  answers: z.array(StoryComment),
  /** What to ask `cursor` with `answers_to` for the answers that follow; null where there are none. */
  next_answers: z.nullable(saidCursor),
})
export type CommentThread = z.infer<typeof CommentThread>

export const CommentsQuery = z.object({
  sort: z._default(z.enum(SAID_SORTS), 'newest'),
  cursor: z.optional(saidCursor),
  /** Only the answers to this comment, the oldest first. */
  answers_to: z.optional(id),
  /** Also what was said at scenes that the caller has not met. */
  unveiled: z._default(queryFlag, false),
})
export type CommentsQuery = z.infer<typeof CommentsQuery>

/** What was said of a story, as far as the caller has met the scenes that it was said at. */
export const StoryComments = z.object({
  comments: z.array(CommentThread),
  next: z.nullable(saidCursor),
  /** Of the story without answers, veiled ones among them. */
  total: count,
  /** The one that its author has put first; only with the first page. */
  pinned: z.nullable(CommentThread),
  /** Said at scenes that the caller has not met, and kept back. */
  veiled: z.object({ comments: count, answers: count }),
  /** Nobody can comment any more. */
  are_closed: z.boolean(),
  /** Whether the caller may pin, hide and close. */
  can_moderate: z.boolean(),
  /** Handles that the words of this page name with an @, as far as authors have them. */
  mentions: z.array(z.string()),
  /** Scenes that the caller stands at, by the play that does; only with the first page. */
  stands_at: z.array(z.object({ session_id: id, scene: z.string() })),
})
export type StoryComments = z.infer<typeof StoryComments>

export const CommentParams = z.object({ story_id: id, comment_id: id })

export const CommentRequest = z.object({
  words: saidWords,
  /** A play of one's own: the comment belongs to the scene where it stands. */
  session_id: z.optional(id),
  /** The comment that this one answers, and whose scene it shares. */
  answers_to: z.optional(id),
})
export type CommentRequest = z.infer<typeof CommentRequest>

export const CommentEdit = z.object({ words: saidWords })

/** The comment as it is kept; where its words were not taken, why, and nothing has changed. */
export const SaidComment = z.object({
  comment: z.nullable(StoryComment),
  declined: z.optional(Declined),
})
export type SaidComment = z.infer<typeof SaidComment>

/** A comment is gone. */
export const DeletedSaid = z.object({ is_deleted: z.literal(true) })

/** What a story's author decides of a comment, or of all; the answer says the same. */
export const Pinning = z.object({ is_pinned: z.boolean() })
export const Hiding = z.object({ is_hidden: z.boolean() })
export const Closing = z.object({ are_closed: z.boolean() })

/** Report of a comment. */
export const SaidReportRequest = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z._default(text(LIMITS.reportNoteMax), ''),
})
export type SaidReportRequest = z.infer<typeof SaidReportRequest>
