import { Toaster } from '@kathasagar/ui'
import { useSyncExternalStore } from 'react'

import { isToldByPage, notices } from './pile.ts'

/** The notices of this visit, wherever the visitor goes and no page tells them by itself. */
export function NoticePile() {
  const isElsewhere = useSyncExternalStore(isToldByPage.subscribe, isToldByPage.read)

  return isElsewhere ? null : <Toaster notices={notices} />
}
