import type { ActionRequest, GameSession, OfflinePlay } from '@kathasagar/api/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { runWhenIdle } from '../shared/runWhenIdle.ts'
import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'
import { readPending, subscribePending } from './pendingTurns.ts'
import { ownerOf } from './userStorage.ts'
import { useOnline } from './useOffline.ts'

const REST_MS = 1000

export function usePendingTurns(session_id: string) {
  const owner = useAppSelector(ownerOf) ?? ''
  const read = () => readPending(owner, session_id)
  return useSyncExternalStore(subscribePending, read, read)
}

function useStoreOffline(session: GameSession | undefined, isWanted: boolean) {
  const dispatch = useAppDispatch()
  const owner = useAppSelector(ownerOf)
  const session_id = session?.id ?? ''
  const newest = session?.session_data.narrative_history.at(-1)
  const turn_id = newest && newest.number > 0 ? newest.turn_id : undefined

  useEffect(() => {
    if (!isWanted || owner === null || turn_id === undefined) return
    let forget = () => {}
    const keep = async () => {
      const { cachePlay } = await import('./cachePlay.ts')
      await cachePlay({ dispatch, owner, session_id })
    }
    // If storing fails, the story needs the network.
    const rest = () => void (forget = runWhenIdle(() => void keep().catch(() => {})))
    const timer = setTimeout(rest, REST_MS)
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [isWanted, owner, session_id, turn_id, dispatch])
}

function useStoredPlay(session_id: string, isWanted: boolean): OfflinePlay | null {
  const owner = useAppSelector(ownerOf)
  const [play, setPlay] = useState<OfflinePlay | null>(null)

  useEffect(() => {
    if (!isWanted || owner === null) return
    let isLooking = true
    const look = async () => {
      const { readPlay } = await import('./offlinePlays.ts')
      const kept = await readPlay(owner, session_id)
      if (isLooking) setPlay(kept)
    }
    void look().catch(() => {})
    return () => {
      isLooking = false
    }
  }, [isWanted, owner, session_id])

  return isWanted && play?.session_id === session_id ? play : null
}

export function useOfflinePlay(session: GameSession | undefined) {
  const dispatch = useAppDispatch()
  const owner = useAppSelector(ownerOf)
  const isOnline = useOnline()
  const session_id = session?.id ?? ''
  const turns = usePendingTurns(session_id)
  useStoreOffline(session, isOnline && turns.length === 0)
  const play = useStoredPlay(session_id, !isOnline)
  const stands = session?.session_data.narrative_history.at(-1)?.turn_id
  const isHere = play !== null && stands === (turns.at(-1)?.head ?? play.entry.turn_id)

  return {
    isOffline: !isOnline,
    play: isHere ? play : null,
    isJoining: isOnline && turns.length > 0,
    /** True if there are no offline turns. Then nothing can be undone. */
    isUntouched: turns.length === 0,
    take: async (action: ActionRequest & { selected_model: string }) => {
      if (!session || !play || owner === null) throw new Error('Nothing can be played offline here')
      const { playOffline } = await import('./playOffline.ts')
      return playOffline({ dispatch, owner, play, session, action })
    },
  }
}
