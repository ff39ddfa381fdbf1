import type { Limit } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Db, Services, Refusal } from './call.ts'

const SECOND_MS = 1000

export interface RateHit {
  /** Number of hits, including the current one. */
  hits: number
  resets_at: Date
}

export interface HitWindow {
  key: string
  windowMs: number
  max: number
}

/** Recorded hit that can be removed. */
export interface CountedHit {
  key: string
  /** Identifies the window of the key. */
  resets_at: Date
}

interface AttemptRow extends RateHit {
  last_at: Date
}

/** Counts hits in a window that starts with the first hit. One statement counts even concurrent hits. */
export function addHits(
  db: Db,
  key: string,
  windowMs: number,
  now: Date,
  times = 1,
): Promise<RateHit> {
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

/** Removes a recorded hit. Does nothing if its window has ended. */
export const removeHit = (db: Db, { key, resets_at }: CountedHit) =>
  db
    .updateTable('rate_limits')
    .set({ hits: sql<number>`rate_limits.hits - 1` })
    .where('key', '=', key)
    .where('resets_at', '=', resets_at)
    .where('hits', '>', 0)
    .execute()

/** Locks the row of a key. Creates it if necessary, in one statement, so that nobody deletes it in between. */
export const lockAttempts = (db: Db, key: string, now: Date): Promise<AttemptRow> =>
  db
    .insertInto('rate_limits')
    .values({ key, hits: 0, last_at: now, resets_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ key: sql<string>`rate_limits.key` }),
    )
    .returning(['hits', 'last_at', 'resets_at'])
    .executeTakeFirstOrThrow()

export const saveAttempts = (db: Db, key: string, row: AttemptRow) =>
  db.updateTable('rate_limits').set(row).where('key', '=', key).execute()

export async function deleteHits(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

export const deleteExpiredHits = (db: Db, now: Date) =>
  db.deleteFrom('rate_limits').where('resets_at', '<', now).execute()

type Count = (key: string, limit: Limit, now: Date) => RateHit | Promise<RateHit>

export const inDatabase =
  (db: Db): Count =>
  (key, { windowMs }, now) =>
    addHits(db, key, windowMs, now)

type Counting = Pick<Services, 'clock' | 'rateLimitFactor'>

export const windowsOf = (
  key: string,
  limits: readonly Limit[],
  { rateLimitFactor }: Counting,
): HitWindow[] =>
  limits.map(({ windowMs, max }) => ({
    key: `${key}:${windowMs}`,
    windowMs,
    max: Math.ceil(max * rateLimitFactor),
  }))

export function refuseHit({ hits, resets_at }: RateHit, max: number, now: Date): Refusal | null {
  if (hits <= max) return null
  const retry_after = Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / SECOND_MS))
  return { code: 'too_many_requests', retry_after }
}

export async function countHit(
  key: string,
  limits: readonly Limit[],
  count: Count,
  ctx: Counting,
): Promise<Refusal | null> {
  const now = ctx.clock.now()
  for (const window of windowsOf(key, limits, ctx)) {
    const refusal = refuseHit(await count(window.key, window, now), window.max, now)
    if (refusal) return refusal
  }
  return null
}
