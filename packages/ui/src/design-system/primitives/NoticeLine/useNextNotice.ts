import { useCallback, useEffect, useSyncExternalStore } from 'react'

import type { Notices } from '../Toaster/notices.ts'

/** Returns the notice to show. Pauses its timer while `isHeld`. */
export function useNextNotice(notices: Notices, isHeld: boolean) {
  const subscribe = useCallback((onChange: () => void) => notices.subscribe(onChange), [notices])
  const read = () => notices.visibleToasts
  const waiting = useSyncExternalStore(subscribe, read, read)
  // Notices with a timeout precede those that wait for the user.
  const next = waiting.findLast(({ timeout }) => timeout !== undefined) ?? waiting.at(-1) ?? null
  const key = next?.key
  const timeout = next?.timeout

  useEffect(() => {
    if (key === undefined || timeout === undefined || isHeld) return
    const timer = setTimeout(() => notices.close(key), timeout)
    return () => clearTimeout(timer)
  }, [notices, key, timeout, isHeld])

  return next && { notice: next.content, close: () => notices.close(next.key) }
}
