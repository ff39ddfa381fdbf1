import { sql, type RawBuilder, type SqlBool } from 'kysely'

import type { BlockRepository } from '../../services/authors/ports.ts'
import type { Db } from '../database.ts'
import { totalOf } from '../../platform/db/totalOf.ts'

/** One has blocked the other, by what stands for their ids in a statement. */
export const hasBlocked = (blocker: unknown, blocked: unknown) =>
  sql<SqlBool>`exists (select from blocks
    where blocker_id = ${blocker}::uuid and blocked_id = ${blocked}::uuid)`

/** One of two has blocked the other, whichever. */
export const blocksBetween = (one: unknown, other: unknown) =>
  sql<SqlBool>`(${hasBlocked(one, other)} or ${hasBlocked(other, one)})`

/** Blocks a user and deletes follows and notices between the two, in one statement. */
const block = (db: Db, blockerId: string, blockedId: string, now: Date) =>
  sql`with unfollowed as (
      delete from follows where (follower_id = ${blockerId}::uuid and author_id = ${blockedId}::uuid)
        or (follower_id = ${blockedId}::uuid and author_id = ${blockerId}::uuid)
    ), untold as (
      delete from notice_people using notices where notices.id = notice_id
        and ((user_id = ${blockerId}::uuid and actor_id = ${blockedId}::uuid)
          or (user_id = ${blockedId}::uuid and actor_id = ${blockerId}::uuid))
    )
    insert into blocks (blocker_id, blocked_id, created_at)
    select ${blockerId}::uuid, id, ${now}::timestamptz from users
    where id = ${blockedId}::uuid for key share
    on conflict do nothing`.execute(db)

async function isTrue(db: Db, what: RawBuilder<SqlBool>) {
  const { rows } = await sql<{ is_true: boolean }>`select ${what} as is_true`.execute(db)
  return rows[0]?.is_true === true
}

export const blockRepository = (db: Db): BlockRepository => ({
  stands: (one, other) => isTrue(db, blocksBetween(one, other)),
  hasBlocked: (blockerId, blockedId) => isTrue(db, hasBlocked(blockerId, blockedId)),

  count: (blockerId) => totalOf(db.selectFrom('blocks').where('blocker_id', '=', blockerId)),

  block: async (blockerId, blockedId, now) => {
    await block(db, blockerId, blockedId, now)
  },

  unblock: async (blockerId, blockedId) => {
    await db
      .deleteFrom('blocks')
      .where('blocker_id', '=', blockerId)
      .where('blocked_id', '=', blockedId)
      .execute()
  },

  list: (blockerId) =>
    db
      .selectFrom('blocks')
      .innerJoin('users', 'users.id', 'blocks.blocked_id')
      .select(['users.id', 'users.handle', 'users.avatar_url'])
      .select(sql<string>`coalesce(users.display_name, users.username)`.as('display_name'))
      .where('blocker_id', '=', blockerId)
      .where('users.suspended_at', 'is', null)
      .where('users.delete_after', 'is', null)
      .orderBy('blocks.created_at', 'desc')
      .execute(),
})
