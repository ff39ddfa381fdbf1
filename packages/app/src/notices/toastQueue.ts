import type { Rewards } from '@kathasagar/api/contract'
import { createNotices, giveNotice } from '@kathasagar/ui'

export const notices = createNotices()

/** Pages that tell the notices by themselves just now, and who wants to hear of it. */
let tellers = 0
const listeners = new Set<() => void>()
const changeTellers = (by: 1 | -1) => {
  tellers += by
  for (const listener of listeners) listener()
}

/** From now on a page tells the notices by itself; what it returns ends that. */
export function tellHere(): () => void {
  changeTellers(1)
  return () => changeTellers(-1)
}

/** Whether a page tells the notices by itself. */
export const isToldByPage = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => tellers > 0,
}

/** Tells that a newer version of the site waits; `onTake` loads it. */
export const tellUpdate = (onTake: () => void) => giveNotice(notices, { kind: 'update', onTake })

/** Tells whoever has just registered of the mail that waits. */
export const tellMailSent = (email: string) => giveNotice(notices, { kind: 'mail', email })

/** Tells of every task that was paid, and of the level that it led to. */
export function tellRewards({ finished, level_up }: Rewards) {
  for (const { task_id, title, coin_reward: coins, star_reward: stars } of finished) {
    giveNotice(notices, { kind: 'task', task_id, title, coins, stars })
  }
  if (level_up) giveNotice(notices, { kind: 'level', ...level_up })
}
