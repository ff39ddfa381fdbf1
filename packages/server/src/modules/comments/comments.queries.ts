import type { Author, StoryComment } from '@kathasagar/api/contract'
import { sql, type SqlBool } from 'kysely'

import { type Db, isRefusal, type Refusal } from '../../platform/call.ts'
import { blocksBetween, hasBlocked } from '../authors/index.ts'
import { findStory, type StoredStory, presentWriter } from '../catalogue/index.ts'
import { canSeeStory, isOldEnough, type Reader } from '../../platform/policies.ts'

export function presentComment(
  comment: CommentRow,
  { story, reader }: CommentedStory,
): StoryComment {
  const { user_id, writer, hidden_by, created_at } = comment
  const is_mine = user_id !== null && user_id === reader.userId
  return {
    id: comment.id,
    writer: writer && user_id ? presentWriter(writer, user_id) : null,
    is_by_author: user_id === story.author_id,
    is_mine,
    words: comment.words,
    is_spoiler: comment.is_spoiler,
    is_hidden: hidden_by !== null,
    created_at: created_at.toISOString(),
  }
}

export interface CommentedStory {
  story: StoredStory
  reader: CommentViewer
}

/** Returns the story if the reader may read its comments, or a refusal. */
export async function findCommentedStory(
  db: Db,
  storyId: string,
  user: Reader,
): Promise<CommentedStory | Refusal> {
  const story = await findStory(db, storyId)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  if (!isOldEnough(story, user)) return { code: 'adults_only' }
  const isModerator = user !== null && (user.id === story.author_id || user.role === 'admin')
  return { story, reader: { userId: user?.id ?? null, isModerator } }
}

/** Returns the comment and its story if the reader may see them, or a refusal. */
export async function findVisibleComment(
  db: Db,
  { story_id, comment_id }: { story_id: string; comment_id: string },
  user: Reader,
): Promise<(CommentedStory & { comment: CommentRow }) | Refusal> {
  const talk = await findCommentedStory(db, story_id, user)
  if (isRefusal(talk)) return talk
  const comment = await findComment(db, comment_id, story_id, talk.reader)
  return comment === undefined ? { code: 'not_found' } : { ...talk, comment }
}

export interface CommentViewer {
  /** ID of the reader. Null for guests. */
  userId: string | null
  /** True for the story's author and for admins. They can see hidden comments. */
  isModerator: boolean
}

/**
 * Moderators see all comments except those of users they block. Others see their own comments, and
 * unhidden ones by users who are not suspended and not blocked in either direction.
 */
const isVisibleTo = ({ userId, isModerator }: CommentViewer) => {
  const writer = sql.ref('comments.user_id')
  if (isModerator) return sql<SqlBool>`not ${hasBlocked(userId, writer)}`
  return sql<SqlBool>`((comments.hidden_by is null and writer.suspended_at is null
    and not ${blocksBetween(userId, writer)}) or ${writer} = ${userId}::uuid)`
}

/** Writer of a comment. Null if the account was deleted. */
const WRITER = sql<Author | null>`case when writer.id is not null then json_build_object(
  'handle', case when writer.suspended_at is null and writer.delete_after is null then writer.handle end,
  'display_name', coalesce(writer.display_name, writer.username), 'avatar_url', writer.avatar_url) end`

export const selectComments = (db: Db, reader: CommentViewer) =>
  db
    .selectFrom('comments')
    .leftJoin('users as writer', 'writer.id', 'comments.user_id')
    .select(['comments.id', 'comments.story_id', 'comments.parent_id', 'comments.user_id'])
    .select(['comments.words', 'comments.is_spoiler', 'comments.hidden_by', 'comments.created_at'])
    .select(WRITER.as('writer'))
    .where(isVisibleTo(reader))

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>

export const findComment = (db: Db, id: string, storyId: string, reader: CommentViewer) =>
  selectComments(db, reader)
    .where('comments.id', '=', id)
    .where('comments.story_id', '=', storyId)
    .executeTakeFirst()

export async function lockComment(db: Db, id: string) {
  // Locks the parent first, so that concurrent deletions of two replies run one after the other.
  await sql`select 1 from comments
    where id = (select parent_id from comments where id = ${id}) for update`.execute(db)
  const { rows } = await sql`select 1 from comments where id = ${id} for update`.execute(db)
  return rows.length > 0
}

export const setHidden = (db: Db, id: string, hidden_by: CommentRow['hidden_by']) =>
  db.updateTable('comments').set({ hidden_by }).where('id', '=', id).execute()
