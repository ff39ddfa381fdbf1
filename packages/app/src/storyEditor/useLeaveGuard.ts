import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

import { paths } from '../navigation/paths.ts'

const DOORS: readonly string[] = [paths.login, paths.admin]

/**
 * Asks before a page with unsaved words is left. The login pages are never barred: who is led there
 * has lost the sign-in, and the draft waits for them.
 */
export function useLeaveGuard({ isOn, hasLocalCopy }: { isOn: boolean; hasLocalCopy: boolean }) {
  const isReleased = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      !isReleased.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      !DOORS.includes(nextLocation.pathname),
  )

  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])

  return {
    /** The words are saved: the way is free. */
    release: () => {
      isReleased.current = true
    },
    leaving: {
      isAsking: blocker.state === 'blocked',
      hasLocalCopy,
      onClose: () => blocker.reset?.(),
      onLeave: () => blocker.proceed?.(),
    },
  }
}
