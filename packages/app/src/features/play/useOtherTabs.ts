import { api } from '@kathasagar/api'
import type { TellingText } from '@kathasagar/ui'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

import { useAppDispatch } from '../../slices/storeHooks.ts'

interface OtherTabsOptions {
  sessionId: string
  /** The answer that is being told here. */
  telling: TellingText
  /** The turn was asked for here, and not only followed. */
  isOwn: boolean
}

/** Hears from other tabs that a session has moved on, and gives back how to tell them. */
export function useOtherTabs({ sessionId, telling, isOwn }: OtherTabsOptions) {
  const dispatch = useAppDispatch()
  const channel = useRef<BroadcastChannel | null>(null)
  const tell = useCallback(() => channel.current?.postMessage(null), [])
  const isTold = useSyncExternalStore(telling.subscribe, () => telling.read() !== '')

  useEffect(() => {
    const opened = new BroadcastChannel(`session-${sessionId}`)
    opened.onmessage = () => {
      dispatch(api.util.invalidateTags([{ type: 'Session', id: sessionId }]))
    }
    channel.current = opened
    return () => opened.close()
  }, [sessionId, dispatch])

  useEffect(() => {
    // By its first word the turn is known to the server, so that others can follow it.
    if (isTold && isOwn) tell()
  }, [isTold, isOwn, tell])

  return tell
}
