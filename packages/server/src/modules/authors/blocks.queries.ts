import { sql, type SqlBool } from 'kysely'

import type { Db } from '../../db/database.ts'

/** SQL condition. Accepts IDs or column references. */
export const hasBlocked = (blocker: unknown, blocked: unknown) =>
  sql<SqlBool>`exists (select from blocks
    where blocker_id = ${blocker}::uuid and blocked_id = ${blocked}::uuid)`

/** True if either user has blocked the other. */
export const blocksBetween = (one: unknown, other: unknown) =>
  sql<SqlBool>`(${hasBlocked(one, other)} or ${hasBlocked(other, one)})`

export async function isBlocking(db: Db, blockerId: string, blockedId: string) {
  const { rows } = await sql<{ is_true: boolean }>`
    select ${hasBlocked(blockerId, blockedId)} as is_true`.execute(db)
  return rows[0]?.is_true === true
}
