import { Toaster } from '@kathasagar/ui'
import { useSyncExternalStore } from 'react'

import { isToldByPage, notices } from './toastQueue.ts'

/** The notices of this visit, wherever the visitor goes and no page tells them by itself. */
export function ToastRegion() {
  const isElsewhere = useSyncExternalStore(isToldByPage.subscribe, isToldByPage.read, () => false)

  return isElsewhere ? null : <Toaster notices={notices} />
}
