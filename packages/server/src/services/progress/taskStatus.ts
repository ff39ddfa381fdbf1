import { DAY_MS, type ProgressSummary } from '@kathasagar/api/contract'

import { daysInARow } from '../../domain/tasks/daysInARow.ts'
import { levelOf } from '../../domain/tasks/levels.ts'
import { periodKey, TASKS, type PlayerProgress } from '../../domain/tasks/tasks.ts'
import { utcOffsetAt } from '../../domain/utcOffset.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Repositories } from '../repositories.ts'
import type { PaidTask, PlayerDay } from './ports.ts'

/** A day ends for nobody twice in so short a time, whatever zone a device says it is in. */
const SHORTEST_DAY_MS = 20 * 60 * 60_000
const MINUTE_MS = 60_000
const BEFORE_MIDNIGHT_MS = 2 * 60 * MINUTE_MS

/** The player's date at an instant. */
export function dayAt(now: Date, timeZone: string): PlayerDay {
  // The Swedish way to write a date is ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  return { timeZone, minutesAhead: utcOffsetAt(now, timeZone), today }
}

/**
 * Late on the player's day before: its tasks are paid as if they had been asked about then. The hours left to
 * midnight are more than clocks are moved by in the night.
 */
export function eveningBefore(now: Date, timeZone: string): Date {
  const onTheirClock = now.getTime() + utcOffsetAt(now, timeZone) * MINUTE_MS
  return new Date(now.getTime() - (onTheirClock % DAY_MS) - BEFORE_MIDNIGHT_MS)
}

/** What was paid lately for a day that is another one by the zone of now, or since. */
const paidElsewhere = (paid: readonly PaidTask[], now: Date, { timeZone }: PlayerDay) =>
  paid.filter(
    ({ period_key, paid_at }) =>
      now.getTime() - paid_at.getTime() < SHORTEST_DAY_MS &&
      (paid_at > now || !period_key.endsWith(`:${dayAt(paid_at, timeZone).today}`)),
  )

function paidKeys(paid: readonly PaidTask[], now: Date, day: PlayerDay): Set<string> {
  const keys = new Set(paid.map(({ period_key }) => period_key))
  const elsewhere = paidElsewhere(paid, now, day)
  for (const rule of TASKS.filter(({ type }) => type === 'daily')) {
    if (elsewhere.some(({ period_key }) => period_key.startsWith(`${rule.id}:`))) {
      keys.add(periodKey(rule, day.today))
    }
  }
  return keys
}

/** All that decides which tasks are open, done and paid. */
export async function findPlayerProgress(
  { progress }: Pick<Repositories, 'progress'>,
  userId: string,
  { now, day }: { now: Date; day: PlayerDay },
): Promise<PlayerProgress> {
  const activityCounts = await progress.countActivities(userId, day)
  const days = await progress.listDays(userId, day)
  const paid = await progress.listPaid(userId)
  return {
    activityCounts: { ...activityCounts, days_in_a_row: daysInARow(days, day.today) },
    stars: paid.reduce((sum, { stars }) => sum + stars, 0),
    paid: paidKeys(paid, now, day),
    today: day.today,
  }
}

/** How far a player has come, in the words of the progress page. */
export function presentSummary(
  { username }: StoredUser,
  stars: number,
  coins_balance: number,
): ProgressSummary {
  const level = levelOf(stars)
  const share = level.current_stars / level.stars_for_next_level
  return {
    username,
    level: { ...level, star_progress_percentage: Math.floor(share * 100) },
    currency: { coins_balance },
  }
}
