import { api } from '@kathasagar/api'
import { useCallback, useEffect, useRef } from 'react'

import { useAppDispatch } from './store.ts'

/** Hears from other tabs that a session has moved on, and gives back how to tell them. */
export function useOtherTabs(sessionId: string) {
  const dispatch = useAppDispatch()
  const channel = useRef<BroadcastChannel | null>(null)

  useEffect(() => {
    const opened = new BroadcastChannel(`session-${sessionId}`)
    opened.onmessage = () => {
      dispatch(api.util.invalidateTags([{ type: 'Session', id: sessionId }]))
    }
    channel.current = opened
    return () => opened.close()
  }, [sessionId, dispatch])

  return useCallback(() => channel.current?.postMessage(null), [])
}
