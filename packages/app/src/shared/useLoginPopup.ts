import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import type { Intent } from '../navigation/pendingIntent.ts'
import { saveReturnPath, paths } from '../navigation/paths.ts'

/** Asks guests to log in. Stores the return path and the action. */
export function useLoginPopup() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [asked, setAsked] = useState<{ reason: string; intent?: Intent | undefined } | null>(null)

  const leaveFor = (path: string) => {
    saveReturnPath(pathname + search, { intent: asked?.intent })
    void navigate(path)
  }

  return {
    askToLogIn: (reason = '', intent?: Intent) => setAsked({ reason, intent }),
    popup: {
      isOpen: asked !== null,
      ...(asked?.reason ? { message: asked.reason } : {}),
      onClose: () => setAsked(null),
      onContinue: () => leaveFor(paths.login),
      onCreateAccount: () => leaveFor(paths.register),
    },
  }
}
