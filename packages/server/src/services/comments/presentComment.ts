import type { Author, CommentThread, StoryComment } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { imageAddress } from '../images/imageAddress.ts'
import type { Talk } from './findTalk.ts'
import type { StoredComment } from './ports.ts'
import { pageOfSaid } from './saidCursor.ts'

const EDITABLE_MS = LIMITS.commentEditMinutes * 60_000

/** Returns until when the writer may edit a comment, or null from then on. */
export function editableUntil({ created_at, words }: StoredComment, now: Date): Date | null {
  const until = new Date(created_at.getTime() + EDITABLE_MS)
  return words !== null && now < until ? until : null
}

/** Returns the writer with an avatar that this server serves. */
export const presentWriter = (writer: Author, id: string): Author => ({
  ...writer,
  avatar_url: imageAddress(writer.avatar_url, { of: 'users', id, size: 'card' }),
})

/** Returns a comment as the reader gets it. */
export function presentComment(
  comment: StoredComment,
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

/** Returns a comment with its oldest answers. */
export function presentThread(
  comment: StoredComment,
  answers: readonly StoredComment[],
  talk: Talk,
  now: Date,
): CommentThread {
  const own = answers.filter(({ parent_id }) => parent_id === comment.id)
  const { page, next } = pageOfSaid(own, LIMITS.answersShown)
  return {
    ...presentComment(comment, talk, now),
    answers: page.map((answer) => presentComment(answer, talk, now)),
    next_answers: next,
  }
}
