import type { SaidKind } from '@kathasagar/api/contract/vocabulary'
import { sql, type SqlBool } from 'kysely'

import type { ListedSaid, SaidLikeRepository, SaidReader } from '../../services/comments/ports.ts'
import type { Db } from '../database.ts'
import { blocksBetween, hasBlocked } from './blocks.ts'

const TABLES = {
  comment: { said: 'comments', likes: 'comment_likes', id: 'comment_id' },
  review: { said: 'reviews', likes: 'review_likes', id: 'review_id' },
} as const

/** Whether the reader likes an entry of the table. */
export const hasLiked = (kind: SaidKind, { userId }: SaidReader) => {
  const { said, likes, id } = TABLES[kind]
  return sql<boolean>`exists (select 1 from ${sql.table(likes)} as liked
    where liked.${sql.ref(id)} = ${sql.ref(`${said}.id`)} and liked.user_id = ${userId}::uuid)`
}

/**
 * What the reader may see: neither what is hidden nor what suspended accounts have said, unless it is their own
 * or they moderate; nor what is said across a block. Nobody escapes a moderator by blocking them. Stands beside
 * the writer as `writer`.
 */
export const isShownTo = (kind: SaidKind, { userId, isModerator }: SaidReader) => {
  const { said } = TABLES[kind]
  const writer = sql.ref(`${said}.user_id`)
  if (isModerator) return sql<SqlBool>`not ${hasBlocked(userId, writer)}`
  return sql<SqlBool>`((${sql.ref(`${said}.hidden_by`)} is null and writer.suspended_at is null
    and not ${blocksBetween(userId, writer)}) or ${writer} = ${userId}::uuid)`
}

/** What follows a place in its list. */
export function isAfter(kind: SaidKind, { after, sort }: Pick<ListedSaid, 'after' | 'sort'>) {
  if (after === null) return sql<SqlBool>`true`
  const { said } = TABLES[kind]
  const [at, id] = [sql.ref(`${said}.created_at`), sql.ref(`${said}.id`)]
  const { likes_total, created_at } = after
  return sort === 'newest'
    ? sql<SqlBool>`(${at}, ${id}) < (${created_at}::timestamptz, ${after.id}::uuid)`
    : sql<SqlBool>`(${sql.ref(`${said}.likes_total`)}, ${at}, ${id})
        < (${likes_total}::integer, ${created_at}::timestamptz, ${after.id}::uuid)`
}

/** The writer of an entry, from `users as writer`; null once they are gone. */
export const WRITER = sql<{
  handle: string | null
  display_name: string
  avatar_url: string | null
} | null>`case when writer.id is not null then json_build_object(
  'handle', case when writer.suspended_at is null and writer.delete_after is null then writer.handle end,
  'display_name', coalesce(writer.display_name, writer.username), 'avatar_url', writer.avatar_url) end`

/** The entry's row is locked first: it puts two clicks in an order, and keeps the counter equal to the rows. */
async function toggle(db: Db, kind: SaidKind, id: string, userId: string) {
  const { said, likes, id: key } = TABLES[kind]
  const [saidTable, likesTable] = [sql.table(said), sql.table(likes)]
  const there = await sql`select 1 from ${saidTable} where id = ${id} for update`.execute(db)
  if (there.rows.length === 0) return null
  const removed = await sql`
    delete from ${likesTable} where ${sql.ref(key)} = ${id} and user_id = ${userId}`.execute(db)
  const is_liked = removed.numAffectedRows === 0n
  if (is_liked) {
    await sql`insert into ${likesTable} (${sql.ref(key)}, user_id) values (${id}, ${userId})`.execute(
      db,
    )
  }
  const { rows } = await sql<{ likes_total: number }>`
    update ${saidTable} set likes_total = likes_total + ${sql.lit(is_liked ? 1 : -1)}
    where id = ${id} returning likes_total`.execute(db)
  return { is_liked, likes_total: rows[0]?.likes_total ?? 0 }
}

export const saidLikeRepository = (db: Db): SaidLikeRepository => ({
  toggle: (kind, id, userId) => toggle(db, kind, id, userId),
})
