import { sql } from 'kysely'

import type { RateLimitRepository } from '../../services/rateLimitPort.ts'
import type { Db } from '../database.ts'

/** One statement, so that parallel hits in several processes are all counted. */
async function hit(db: Db, key: string, windowMs: number, now: Date, times: number) {
  const resets_at = new Date(now.getTime() + windowMs)
  const isOver = sql<boolean>`rate_limits.resets_at <= ${now}`
  return db
    .insertInto('rate_limits')
    .values({ key, hits: times, last_at: now, resets_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${isOver} then ${times}::int else rate_limits.hits + ${times}::int end`,
        last_at: now,
        resets_at: sql<Date>`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow()
}

/** One statement: between a look and a lock of its own another could forget the row. */
async function lockAttempts(db: Db, key: string, now: Date) {
  return db
    .insertInto('rate_limits')
    .values({ key, hits: 0, last_at: now, resets_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ key: sql<string>`rate_limits.key` }),
    )
    .returning(['hits', 'last_at', 'resets_at'])
    .executeTakeFirstOrThrow()
}

export const rateLimitRepository = (db: Db): RateLimitRepository => ({
  hit: (key, windowMs, now, times = 1) => hit(db, key, windowMs, now, times),
  giveBack: async ({ key, resets_at }) => {
    await db
      .updateTable('rate_limits')
      .set({ hits: sql<number>`rate_limits.hits - 1` })
      .where('key', '=', key)
      .where('resets_at', '=', resets_at)
      .where('hits', '>', 0)
      .execute()
  },
  lockAttempts: (key, now) => lockAttempts(db, key, now),
  saveAttempts: async (key, row) => {
    await db.updateTable('rate_limits').set(row).where('key', '=', key).execute()
  },
  forget: async (key) => {
    await db.deleteFrom('rate_limits').where('key', '=', key).execute()
  },
  forgetExpired: async (now) => {
    await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute()
  },
})
