import type { Author } from '@kathasagar/api/contract'
import { sql, type SqlBool } from 'kysely'

import type { Db } from '../../db/database.ts'
import { blocksBetween, hasBlocked } from '../authors/index.ts'

export interface SaidReader {
  /** Null for guests. */
  userId: string | null
  /** True for the story's author and admins, who see hidden comments. */
  isModerator: boolean
}

/**
 * Moderators see all comments except those of users they block. Others see no hidden comments
 * except their own, no suspended writers, and nothing across a block.
 */
const isVisibleTo = ({ userId, isModerator }: SaidReader) => {
  const writer = sql.ref('comments.user_id')
  if (isModerator) return sql<SqlBool>`not ${hasBlocked(userId, writer)}`
  return sql<SqlBool>`((comments.hidden_by is null and writer.suspended_at is null
    and not ${blocksBetween(userId, writer)}) or ${writer} = ${userId}::uuid)`
}

/** Null if the account was deleted. */
const WRITER = sql<Author | null>`case when writer.id is not null then json_build_object(
  'handle', case when writer.suspended_at is null and writer.delete_after is null then writer.handle end,
  'display_name', coalesce(writer.display_name, writer.username), 'avatar_url', writer.avatar_url) end`

export const selectComments = (db: Db, reader: SaidReader) =>
  db
    .selectFrom('comments')
    .leftJoin('users as writer', 'writer.id', 'comments.user_id')
    .select(['comments.id', 'comments.story_id', 'comments.parent_id', 'comments.user_id'])
    .select(['comments.words', 'comments.is_spoiler', 'comments.hidden_by', 'comments.created_at'])
    .select(WRITER.as('writer'))
    .where(isVisibleTo(reader))

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>

export const findComment = (db: Db, id: string, storyId: string, reader: SaidReader) =>
  selectComments(db, reader)
    .where('comments.id', '=', id)
    .where('comments.story_id', '=', storyId)
    .executeTakeFirst()

export async function lockComment(db: Db, id: string) {
  // Locks the parent first. If two replies are deleted at once, the second call sees the first deletion.
  await sql`select 1 from comments
    where id = (select parent_id from comments where id = ${id}) for update`.execute(db)
  const { rows } = await sql`select 1 from comments where id = ${id} for update`.execute(db)
  return rows.length > 0
}

export const setHidden = (db: Db, id: string, hidden_by: CommentRow['hidden_by']) =>
  db.updateTable('comments').set({ hidden_by }).where('id', '=', id).execute()
