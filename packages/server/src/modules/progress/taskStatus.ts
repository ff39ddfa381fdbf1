import { DAY_MS } from '@kathasagar/api/contract'

import type { Db } from '../../db/database.ts'
import { daysInARow } from '../../domain/tasks/daysInARow.ts'
import { periodKey, TASKS, type PlayerProgress } from '../../domain/tasks/tasks.ts'
import { utcOffsetAt } from '../../domain/utcOffset.ts'
import { countActivities, listDays, type PlayerDay } from './progress.queries.ts'

/** Minimum time between two days of a player, in ms, whatever time zone the device reports. */
const MIN_DAY_MS = 20 * 60 * 60_000
const MINUTE_MS = 60_000
const BEFORE_MIDNIGHT_MS = 2 * 60 * MINUTE_MS

export function dayAt(now: Date, timeZone: string): PlayerDay {
  // Swedish dates use ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  return { timeZone, minutesAhead: utcOffsetAt(now, timeZone), today }
}

/** Returns a time two hours before the last local midnight, more than any clock change. */
export function eveningBefore(now: Date, timeZone: string): Date {
  const local = now.getTime() + utcOffsetAt(now, timeZone) * MINUTE_MS
  return new Date(now.getTime() - (local % DAY_MS) - BEFORE_MIDNIGHT_MS)
}

export async function findPlayerProgress(
  db: Db,
  userId: string,
  { now, day }: { now: Date; day: PlayerDay },
): Promise<PlayerProgress> {
  const activityCounts = await countActivities(db, userId, day)
  const { days, total } = await listDays(db, userId, day)
  const rewards = await db
    .selectFrom('task_rewards')
    .select(['period_key', 'stars', 'paid_at'])
    .where('user_id', '=', userId)
    .execute()
  const paid = new Set(rewards.map(({ period_key }) => period_key))
  // Recent payments of another date in the current time zone, or of a later time.
  const elsewhere = rewards.filter(
    ({ period_key, paid_at }) =>
      now.getTime() - paid_at.getTime() < MIN_DAY_MS &&
      (paid_at > now || !period_key.endsWith(`:${dayAt(paid_at, day.timeZone).today}`)),
  )
  for (const rule of TASKS.filter(({ type }) => type === 'daily')) {
    if (elsewhere.some(({ period_key }) => period_key.startsWith(`${rule.id}:`))) {
      paid.add(periodKey(rule, day.today))
    }
  }
  return {
    activityCounts: {
      ...activityCounts,
      days: total,
      days_in_a_row: daysInARow(days, day.today),
    },
    stars: rewards.reduce((sum, { stars }) => sum + stars, 0),
    paid,
    today: day.today,
  }
}
