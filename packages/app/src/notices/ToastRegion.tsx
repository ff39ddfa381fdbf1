import { Toaster } from '@kathasagar/ui'
import { useSyncExternalStore } from 'react'

import { hasPageHost, notices } from './toastQueue.ts'

/** Shows notices, except on pages that show them themselves. */
export function ToastRegion() {
  const isElsewhere = useSyncExternalStore(hasPageHost.subscribe, hasPageHost.read, () => false)

  return isElsewhere ? null : <Toaster notices={notices} />
}
