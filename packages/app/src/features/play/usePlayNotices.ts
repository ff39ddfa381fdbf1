import type { FinishedTask } from '@kathasagar/ui'
import { useEffect } from 'react'

import { notices, tellHere } from '../../notices/toastQueue.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

const NONE: readonly FinishedTask[] = []

/** What the play screen tells by itself: the notices of this visit, and all that a play has finished. */
export function usePlayNotices(session_id: string) {
  useEffect(tellHere, [])
  const finishedTasks = useAppSelector(
    ({ finished }) => finished.find((one) => one.session_id === session_id)?.tasks ?? NONE,
  )

  return { notices, finishedTasks }
}
