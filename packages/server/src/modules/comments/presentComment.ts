import type { StoryComment } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { presentWriter } from '../catalogue/index.ts'
import type { CommentRow } from './comments.queries.ts'
import type { Talk } from './findTalk.ts'

const EDITABLE_MS = LIMITS.commentEditMinutes * 60_000

/** Returns until when the writer may edit a comment, or null from then on. */
export function editableUntil({ created_at, words }: CommentRow, now: Date): Date | null {
  const until = new Date(created_at.getTime() + EDITABLE_MS)
  return words !== null && now < until ? until : null
}

/** Returns a comment as the reader gets it. */
export function presentComment(
  comment: CommentRow,
  { story, reader }: Talk,
  now: Date,
): StoryComment {
  const { user_id, writer, hidden_by, edited_at, created_at } = comment
  const is_mine = user_id !== null && user_id === reader.userId
  return {
    id: comment.id,
    writer: writer && user_id ? presentWriter(writer, user_id) : null,
    is_by_author: user_id === story.author_id,
    is_mine,
    words: comment.words,
    is_spoiler: comment.is_spoiler,
    likes_total: comment.likes_total,
    has_liked: comment.has_liked,
    is_hidden: hidden_by !== null,
    editable_until: (is_mine && editableUntil(comment, now)?.toISOString()) || null,
    edited_at: edited_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}
