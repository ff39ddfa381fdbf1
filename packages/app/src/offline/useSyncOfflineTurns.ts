import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useEffect } from 'react'

import { useAppSelector, useAppStore } from '../slices/storeHooks.ts'
import { ownerOf, PENDING_TURNS } from './userStorage.ts'

const RETRY_MS = 15_000

export function useSyncOfflineTurns() {
  const store = useAppStore()
  const owner = useAppSelector(ownerOf)

  useEffect(() => {
    const join = async () => {
      const prefix = `${PENDING_TURNS}${owner}:`
      const sessions = deviceStorage.keysOf(prefix).map((key) => key.slice(prefix.length))
      if (owner === null || !navigator.onLine || sessions.length === 0) return
      await (await import('./syncOfflineTurns.ts')).syncOfflineTurns(store, { owner, sessions })
    }
    // A failed sync is retried later.
    const tryToJoin = () => void join().catch(() => {})
    tryToJoin()
    addEventListener('online', tryToJoin)
    const timer = setInterval(tryToJoin, RETRY_MS)
    return () => {
      removeEventListener('online', tryToJoin)
      clearInterval(timer)
    }
  }, [owner, store])
}
