import type { ErrorCode } from '@kathasagar/api/contract'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

type NamedTask = Readonly<{ task_id: string; title: string }>

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

/** Creates a queue of notices. An app needs one queue for all pages. */
export const createNotices = (): Notices => new ToastQueue<Notice>({ maxVisibleToasts: VISIBLE })

const SHOWN_MS = 8000

export const pushNotice = (notices: Notices, notice: Notice): void => {
  notices.add(notice, notice.kind === 'update' ? {} : { timeout: SHOWN_MS })
}
