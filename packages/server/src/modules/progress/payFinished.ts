import type { Rewards } from '@kathasagar/api/contract'

import type { Db } from '../../platform/call.ts'
import { levelOf, type TaskRule, periodKey, TASKS, unpaidOf } from '../../domain/tasks/tasks.ts'
import { dayAt, beforeLastMidnight, findPlayerProgress } from './taskStatus.ts'
import { grantCredits, lockCredits } from '../ledger/index.ts'

const DAILY = TASKS.filter(({ type }) => type === 'daily')

interface Paying {
  userId: string
  now: Date
  /** IANA name of the time zone. */
  timeZone: string
}

/** Pays due tasks. Returns them and the previous number of stars. */
async function payDue(db: Db, { userId, now, timeZone }: Paying, tasks = TASKS) {
  const day = dayAt(now, timeZone)
  const progress = await findPlayerProgress(db, userId, { now, day })
  const paid: TaskRule[] = []
  for (const rule of unpaidOf(progress).filter((due) => tasks.includes(due))) {
    const { coins, stars } = rule
    const period_key = periodKey(rule, day.today)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('task_rewards')
      .values({ user_id: userId, period_key, coins, stars, paid_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    // Skips a task that another call has already paid.
    if (numInsertedOrUpdatedRows !== 1n) continue
    await grantCredits(db, userId, coins, `task:${period_key}`)
    paid.push(rule)
  }
  return { paid, stars: progress.stars }
}

/** Presents paid tasks. Merges two payments of a task for different days. */
const presentPaid = (paid: readonly TaskRule[]): Rewards['finished'] =>
  [...new Set(paid)].map((rule) => {
    const times = paid.filter((one) => one === rule).length
    const { id: task_id, title, coins, stars } = rule
    return { task_id, title, coin_reward: times * coins, star_reward: times * stars }
  })

/** Pays completed tasks, including those of yesterday. Requires a transaction. */
export async function payFinished(db: Db, paying: Paying): Promise<Rewards> {
  // Recent payments are read, so that changing the time zone doesn't give a second day.
  await lockCredits(db, paying.userId)
  const evening = { ...paying, now: beforeLastMidnight(paying.now, paying.timeZone) }
  const late = await payDue(db, evening, DAILY)
  const today = await payDue(db, paying)
  const before = levelOf(late.stars)
  const after = levelOf(today.stars + today.paid.reduce((sum, { stars }) => sum + stars, 0))
  return {
    finished: presentPaid([...late.paid, ...today.paid]),
    level_up:
      after.current > before.current ? { title: after.title, current: after.current } : null,
  }
}
