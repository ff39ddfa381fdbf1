import { Toaster } from '@kathasagar/ui'
import { useSyncExternalStore } from 'react'

import { isToldByPage, notices } from './toastQueue.ts'

/** Shows notices unless the page does it. */
export function ToastRegion() {
  const isElsewhere = useSyncExternalStore(isToldByPage.subscribe, isToldByPage.read, () => false)

  return isElsewhere ? null : <Toaster notices={notices} />
}
