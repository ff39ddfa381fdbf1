import type { Rewards } from '@kathasagar/api/contract'

import { levelOf } from '../../domain/tasks/levels.ts'
import { periodKey, unpaidOf } from '../../domain/tasks/tasks.ts'
import type { TaskRule } from '../../domain/tasks/taskShape.ts'
import type { Repositories } from '../repositories.ts'
import { dayAt, findPlayerProgress } from './taskStatus.ts'

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

/** Pays whatever a player has finished, each task once a period. Runs inside a transaction. */
export async function payFinished(repositories: Repositories, paying: Paying): Promise<Rewards> {
  const { userId, now, timeZone } = paying
  // A key names a day of one zone: that no day ends twice within hours is decided by what was paid.
  await repositories.ledger.lockCredits(userId)
  const standing = await findPlayerProgress(repositories, userId, {
    now,
    day: dayAt(now, timeZone),
  })
  const finished: TaskRule[] = []
  for (const rule of unpaidOf(standing)) {
    const key = periodKey(rule, standing.today)
    if (await pay(repositories, paying, rule, key)) finished.push(rule)
  }
  const before = levelOf(standing.stars)
  const after = levelOf(standing.stars + finished.reduce((sum, { stars }) => sum + stars, 0))
  return {
    finished: finished.map(({ id, title, coins, stars }) => ({
      task_id: id,
      title,
      coin_reward: coins,
      star_reward: stars,
    })),
    level_up:
      after.current > before.current ? { title: after.title, current: after.current } : null,
  }
}
