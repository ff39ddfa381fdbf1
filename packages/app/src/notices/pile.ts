import type { Rewards } from '@kathasagar/api/contract'
import { createNotices, giveNotice } from '@kathasagar/ui'

export const notices = createNotices()

/** Tells that a newer version of the site waits; `onTake` loads it. */
export const tellUpdate = (onTake: () => void) => giveNotice(notices, { kind: 'update', onTake })

/** Tells of every task that was paid, and of the level that it led to. */
export function tellRewards({ finished, level_up }: Rewards) {
  for (const { title, coin_reward: coins, star_reward: stars } of finished) {
    giveNotice(notices, { kind: 'task', title, coins, stars })
  }
  if (level_up)
    giveNotice(notices, { kind: 'level', title: level_up.title, level: level_up.current })
}
