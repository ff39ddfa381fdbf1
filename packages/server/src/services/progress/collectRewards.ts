import type { Rewards, RewardsRequest } from '@kathasagar/api/contract'

import { levelOf } from '../../domain/tasks/levels.ts'
import { periodKey, unpaidOf, type Standing } from '../../domain/tasks/tasks.ts'
import type { TaskRule } from '../../domain/tasks/taskShape.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports, Repositories } from '../ports.ts'
import { dayAt, findStanding } from './taskStatus.ts'

/** Pays one task, unless another call was quicker. */
async function pay(
  { progress, ledger }: Repositories,
  userId: string,
  rule: TaskRule,
  { today, now }: { today: string; now: Date },
): Promise<boolean> {
  const { coins, stars } = rule
  const period_key = periodKey(rule, today)
  const isFirst = await progress.markPaid(userId, { period_key, coins, stars, paid_at: now })
  if (isFirst) await ledger.grantCredits(userId, coins, `task:${period_key}`)
  return isFirst
}

/** Stars of one task may open the next, so it is looked again until nothing more is done. */
async function payAll(
  repositories: Repositories,
  userId: string,
  standing: Standing,
  now: Date,
): Promise<TaskRule[]> {
  const { today } = standing
  const finished: TaskRule[] = []
  const paid = new Set(standing.paid)
  let { stars } = standing
  let unpaid = unpaidOf(standing)
  while (unpaid.length > 0) {
    for (const rule of unpaid) {
      if (await pay(repositories, userId, rule, { today, now })) finished.push(rule)
      paid.add(periodKey(rule, today))
      stars += rule.stars
    }
    unpaid = unpaidOf({ ...standing, paid, stars })
  }
  return finished
}

/** Pays whatever a player has finished, each task once a period, and tells of it once. */
export function collectRewards(
  { store, clock }: Ports,
  user: StoredUser,
  { time_zone }: RewardsRequest,
): Promise<Rewards> {
  const now = clock.now()
  return store.transaction(async (repositories) => {
    const day = dayAt(now, time_zone)
    const standing = await findStanding(repositories, user.id, { now, day })
    const finished = await payAll(repositories, user.id, standing, now)
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
  })
}
