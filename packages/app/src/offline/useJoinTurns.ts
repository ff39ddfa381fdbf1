import { useEffect } from 'react'

import { useAppSelector, useAppStore } from '../slices/storeHooks.ts'
import { sessionsWithKeptTurns } from './keptTurns.ts'
import { ownerOf } from './ownerOf.ts'

/** How long until what got nowhere is tried again, in milliseconds. */
const AGAIN_MS = 15_000

/**
 * Has turns that were played without a network join the account: when a page opens, and as soon as
 * the network is back. Of several tabs one does.
 */
export function useJoinTurns() {
  const store = useAppStore()
  const owner = useAppSelector(ownerOf)

  useEffect(() => {
    if (owner === null) return
    let isJoining = false
    const join = async (sessions: readonly string[]) => {
      const { joinTurns } = await import('./joinTurns.ts')
      const work = () => joinTurns(store, { owner, sessions })
      // Where there are no locks the keys of the actions keep each of them single.
      await (navigator.locks?.request('join-turns', { ifAvailable: true }, (lock) =>
        lock ? work() : undefined,
      ) ?? work())
    }
    const tryToJoin = () => {
      const sessions = sessionsWithKeptTurns(owner)
      if (isJoining || !navigator.onLine || sessions.length === 0) return
      isJoining = true
      // What fails is kept, and tried again.
      const end = () => void (isJoining = false)
      void join(sessions).then(end, end)
    }
    tryToJoin()
    addEventListener('online', tryToJoin)
    const timer = setInterval(tryToJoin, AGAIN_MS)
    return () => {
      removeEventListener('online', tryToJoin)
      clearInterval(timer)
    }
  }, [owner, store])
}
