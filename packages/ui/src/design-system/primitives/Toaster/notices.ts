import type { ErrorCode } from '@kathasagar/api/contract'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

type NamedTask = Readonly<{ task_id: string; title: string }>

/**
 * Something good to know: tasks that are done, a level that is reached, a mail or a newer version that waits,
 * turns that were played offline and have joined the account, or could not. */
export type Notice =
  | { kind: 'task'; task_id: string; title: string; coins: number; stars: number }
  | { kind: 'tasks'; tasks: readonly NamedTask[]; coins: number; stars: number }
  | { kind: 'level'; title: string; current: number }
  | { kind: 'mail'; email: string }
  | { kind: 'joined'; count: number; isBranch: boolean }
  | { kind: 'left'; count: number; because: ErrorCode | 'told_otherwise' }
  | { kind: 'update'; onTake: () => void }

export type Notices = ToastQueue<Notice>

const VISIBLE = 2

/** A pile of notices; one for an app, so that a notice outlives the page that gave it. */
export const createNotices = (): Notices => new ToastQueue<Notice>({ maxVisibleToasts: VISIBLE })

const SHOWN_MS = 8000

/** Puts a notice into the queue. One that offers something waits until it is answered. */
export const giveNotice = (notices: Notices, notice: Notice): void => {
  notices.add(notice, notice.kind === 'update' ? {} : { timeout: SHOWN_MS })
}
