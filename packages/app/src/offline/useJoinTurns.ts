import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useEffect } from 'react'

import { useAppSelector, useAppStore } from '../slices/storeHooks.ts'
import { KEPT_TURNS } from './keptOnDevice.ts'
import { ownerOf } from './ownerOf.ts'

/** How long until what got nowhere is tried again, in milliseconds. */
const AGAIN_MS = 15_000

/**
 * Has turns that were played without a network join the account: when a page opens, and as soon as
 * the network is back.
 */
export function useJoinTurns() {
  const store = useAppStore()
  const owner = useAppSelector(ownerOf)

  useEffect(() => {
    const join = async () => {
      const prefix = `${KEPT_TURNS}${owner}:`
      const sessions = deviceStorage.keysOf(prefix).map((key) => key.slice(prefix.length))
      if (owner === null || !navigator.onLine || sessions.length === 0) return
      await (await import('./joinTurns.ts')).joinTurns(store, { owner, sessions })
    }
    // What fails is kept, and tried again.
    const tryToJoin = () => void join().catch(() => {})
    tryToJoin()
    addEventListener('online', tryToJoin)
    const timer = setInterval(tryToJoin, AGAIN_MS)
    return () => {
      removeEventListener('online', tryToJoin)
      clearInterval(timer)
    }
  }, [owner, store])
}
