import { useMemo } from 'react'

import { PLAY_DRAFT } from '../../offline/keptOnDevice.ts'
import { useAppSelector } from '../../shared/storeHooks.ts'

/** Words being written in a session, kept on this device for their writer until they are sent. */
export function usePendingInput(session_id: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.id)

  return useMemo(() => {
    const key = `${PLAY_DRAFT}${userId}:${session_id}`
    return {
      pendingInput: readLocalCopy(key),
      onPendingInput: (words: string) => saveLocalCopy(key, words),
    }
  }, [session_id, userId])
}

function readLocalCopy(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function saveLocalCopy(key: string, words: string) {
  try {
    if (words === '') localStorage.removeItem(key)
    else localStorage.setItem(key, words)
  } catch {
    // A private window: the words hold until it is closed.
  }
}
