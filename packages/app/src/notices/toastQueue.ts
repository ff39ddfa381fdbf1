import type { ErrorCode, Rewards } from '@kathasagar/api/contract'
import { createNotices, pushNotice } from '@kathasagar/ui'
import type { Notice } from '@kathasagar/ui/primitives'

import { announceNotice } from './anyNotice.ts'

export const notices = createNotices()

function addNotice(notice: Notice) {
  pushNotice(notices, notice)
  announceNotice()
}

let pageCount = 0
const listeners = new Set<() => void>()
const changePageCount = (by: 1 | -1) => {
  pageCount += by
  for (const listener of listeners) listener()
}

/** Disables toasts while a page shows the notices. Returns a function that enables them. */
export function hostNotices(): () => void {
  changePageCount(1)
  return () => changePageCount(-1)
}

export const hasPageHost = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => pageCount > 0,
}

export const notifyUpdate = (onTake: () => void) => addNotice({ kind: 'update', onTake })

export const notifyMailSent = (email: string) => addNotice({ kind: 'mail', email })

export const notifySynced = (count: number, isBranch: boolean) =>
  addNotice({ kind: 'joined', count, isBranch })

/** Notifies about unsynced turns. `because` is an error code, or `told_otherwise` if the server's narration differs. */
export const notifyUnsynced = (count: number, because: ErrorCode | 'told_otherwise') =>
  addNotice({ kind: 'left', count, because })

const sumLines = (paid: readonly number[]) => paid.reduce((sum, one) => sum + one, 0)

export function notifyRewards({ finished, level_up }: Rewards) {
  const coins = sumLines(finished.map(({ coin_reward }) => coin_reward))
  const stars = sumLines(finished.map(({ star_reward }) => star_reward))
  const [first, ...others] = finished.map(({ task_id, title }) => ({ task_id, title }))
  if (first && others.length === 0) addNotice({ kind: 'task', ...first, coins, stars })
  else if (first) addNotice({ kind: 'tasks', tasks: [first, ...others], coins, stars })
  if (level_up) addNotice({ kind: 'level', ...level_up })
}
