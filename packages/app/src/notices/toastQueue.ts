import type { ErrorCode, Rewards } from '@kathasagar/api/contract'
import { createNotices, giveNotice, type Notice } from '@kathasagar/ui'

import { announceNotice } from './anyNotice.ts'

export const notices = createNotices()

function give(notice: Notice) {
  giveNotice(notices, notice)
  announceNotice()
}

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
export const tellUpdate = (onTake: () => void) => give({ kind: 'update', onTake })

/** Tells whoever has just registered of the mail that waits. */
export const tellMailSent = (email: string) => give({ kind: 'mail', email })

/** Tells how many turns that were played without a network have joined the account. */
export const tellTurnsJoined = (count: number, isBranch: boolean) =>
  give({ kind: 'joined', count, isBranch })

/** Tells how many of them could not, and why: by the code of a refusal, or for another telling. */
export const tellTurnsLeft = (count: number, because: ErrorCode | 'told_otherwise') =>
  give({ kind: 'left', count, because })

const sumOf = (paid: readonly number[]) => paid.reduce((sum, one) => sum + one, 0)

/** Tells of every task that was paid, in one notice, and of the level that it led to. */
export function tellRewards({ finished, level_up }: Rewards) {
  const coins = sumOf(finished.map(({ coin_reward }) => coin_reward))
  const stars = sumOf(finished.map(({ star_reward }) => star_reward))
  const [first, ...others] = finished.map(({ task_id, title }) => ({ task_id, title }))
  if (first && others.length === 0) give({ kind: 'task', ...first, coins, stars })
  else if (first) give({ kind: 'tasks', tasks: [first, ...others], coins, stars })
  if (level_up) give({ kind: 'level', ...level_up })
}
