import type { Rewards } from '@kathasagar/api/contract'

import { levelOf } from '../../domain/tasks/levels.ts'
import { periodKey, TASKS, unpaidOf } from '../../domain/tasks/tasks.ts'
import type { TaskRule } from '../../domain/tasks/taskShape.ts'
import type { Repositories } from '../repositories.ts'
import { dayAt, eveningBefore, findPlayerProgress } from './taskStatus.ts'

const DAILY = TASKS.filter(({ type }) => type === 'daily')

export interface Paying {
  userId: string
  now: Date
  /** IANA name of the zone that the player is in. */
  timeZone: string
}

/** Pays one task, unless another call was quicker. */
async function pay(
  { progress, ledger }: Repositories,
  { userId, now }: Paying,
  { coins, stars }: TaskRule,
  period_key: string,
): Promise<boolean> {
  const isFirst = await progress.markPaid(userId, { period_key, coins, stars, paid_at: now })
  if (isFirst) await ledger.grantCredits(userId, coins, `task:${period_key}`)
  return isFirst
}

/** Pays the tasks of these that are done at an instant; which, and the stars there were before. */
async function payDue(repositories: Repositories, paying: Paying, tasks = TASKS) {
  const { userId, now, timeZone } = paying
  const day = dayAt(now, timeZone)
  const standing = await findPlayerProgress(repositories, userId, { now, day })
  const paid: TaskRule[] = []
  for (const rule of unpaidOf(standing).filter((due) => tasks.includes(due))) {
    if (await pay(repositories, paying, rule, periodKey(rule, standing.today))) paid.push(rule)
  }
  return { paid, stars: standing.stars }
}

/** Each task once, with what it brought for one day or for two. */
const presentPaid = (paid: readonly TaskRule[]): Rewards['finished'] =>
  [...new Set(paid)].map((rule) => {
    const times = paid.filter((one) => one === rule).length
    const { id: task_id, title, coins, stars } = rule
    return { task_id, title, coin_reward: times * coins, star_reward: times * stars }
  })

/**
 * Pays whatever a player has finished, each task once a period: of the day before, too, what nobody has
 * asked about by midnight. Runs inside a transaction.
 */
export async function payFinished(repositories: Repositories, paying: Paying): Promise<Rewards> {
  // A key names a day of one zone: that no day ends twice within hours is decided by what was paid.
  await repositories.ledger.lockCredits(paying.userId)
  const evening = { ...paying, now: eveningBefore(paying.now, paying.timeZone) }
  const late = await payDue(repositories, evening, DAILY)
  const today = await payDue(repositories, paying)
  const before = levelOf(late.stars)
  const after = levelOf(today.stars + today.paid.reduce((sum, { stars }) => sum + stars, 0))
  return {
    finished: presentPaid([...late.paid, ...today.paid]),
    level_up:
      after.current > before.current ? { title: after.title, current: after.current } : null,
  }
}
