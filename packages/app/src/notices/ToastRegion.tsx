import { Toaster } from '@kathasagar/ui'
import { useSyncExternalStore } from 'react'

import { hasPageHost, notices } from './toastQueue.ts'

/** Shows notices, unless the page shows them itself. */
export function ToastRegion() {
  const isElsewhere = useSyncExternalStore(hasPageHost.subscribe, hasPageHost.read, () => false)

  return isElsewhere ? null : <Toaster notices={notices} />
}
