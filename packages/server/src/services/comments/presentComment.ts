import type { Author, CommentThread, StoryComment } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { imageAddress } from '../images/imageAddress.ts'
import { pageUpTo } from '../instantCursor.ts'
import type { Talk } from './findTalk.ts'
import type { SaidPlace, StoredComment } from './ports.ts'

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

/** Names the place of an entry in its list; by instant or by likes, it serves both orders. */
const cursorAt = ({ likes_total, created_at, id }: SaidPlace) =>
  `${likes_total}_${created_at.getTime()}_${id}`

/** The place that `cursorAt` has named; null for none. */
export function placeAt(cursor: string | undefined): SaidPlace | null {
  if (cursor === undefined) return null
  const [likes = '', at = '', id = ''] = cursor.split('_')
  return { likes_total: Number(likes), created_at: new Date(Number(at)), id }
}

/** A page of what was asked for with one more, and where the next begins. */
export const pageOfSaid = <Row extends SaidPlace>(rows: readonly Row[], limit: number) =>
  pageUpTo(rows, limit, cursorAt)
