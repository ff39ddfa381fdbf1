import type { RecentWriteRepository } from '../../services/recentWritePort.ts'
import type { Db } from '../database.ts'
import { hasRow } from '../../platform/db/hasRow.ts'

/** Beside the limits: rows by a key, that expire and skip the log. */
const keyOf = (userId: string) => `wrote:${userId}`

export const recentWriteRepository = (db: Db): RecentWriteRepository => ({
  note: async (userId, until) => {
    await db
      .insertInto('rate_limits')
      .values({ key: keyOf(userId), hits: 1, last_at: until, resets_at: until })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ last_at: until, resets_at: until }),
      )
      .execute()
  },
  has: (userId, now) =>
    hasRow(
      db
        .selectFrom('rate_limits')
        .select('key')
        .where('key', '=', keyOf(userId))
        .where('resets_at', '>', now),
    ),
})
