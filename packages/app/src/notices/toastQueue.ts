import type { ErrorCode, Rewards } from '@kathasagar/api/contract'
import { createNotices, giveNotice, type Notice } from '@kathasagar/ui'

import { announceNotice } from './anyNotice.ts'

export const notices = createNotices()

function give(notice: Notice) {
  giveNotice(notices, notice)
  announceNotice()
}

let tellers = 0
const listeners = new Set<() => void>()
const changeTellers = (by: 1 | -1) => {
  tellers += by
  for (const listener of listeners) listener()
}

/** Makes a page show notices on its own. Returns a function that ends it. */
export function tellHere(): () => void {
  changeTellers(1)
  return () => changeTellers(-1)
}

export const isToldByPage = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => tellers > 0,
}

export const tellUpdate = (onTake: () => void) => give({ kind: 'update', onTake })

export const tellMailSent = (email: string) => give({ kind: 'mail', email })

export const tellTurnsJoined = (count: number, isBranch: boolean) =>
  give({ kind: 'joined', count, isBranch })

/** `because` is an error code, or `told_otherwise` if the server narrated differently. */
export const tellTurnsLeft = (count: number, because: ErrorCode | 'told_otherwise') =>
  give({ kind: 'left', count, because })

const sumOf = (paid: readonly number[]) => paid.reduce((sum, one) => sum + one, 0)

export function tellRewards({ finished, level_up }: Rewards) {
  const coins = sumOf(finished.map(({ coin_reward }) => coin_reward))
  const stars = sumOf(finished.map(({ star_reward }) => star_reward))
  const [first, ...others] = finished.map(({ task_id, title }) => ({ task_id, title }))
  if (first && others.length === 0) give({ kind: 'task', ...first, coins, stars })
  else if (first) give({ kind: 'tasks', tasks: [first, ...others], coins, stars })
  if (level_up) give({ kind: 'level', ...level_up })
}
