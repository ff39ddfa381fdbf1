import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

import { paths } from '../navigation/paths.ts'

const DOORS: readonly string[] = [paths.login, paths.admin]

/**
 * Asks for confirmation before leaving unsaved changes. Login pages are exempt, because the draft
 * is stored.
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
