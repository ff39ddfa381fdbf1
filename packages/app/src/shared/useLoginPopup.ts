import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { keepReturnPath, paths } from '../navigation/paths.ts'

/** Asks a guest to log in, and notes where they come back to. */
export function useLoginPopup() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [message, setMessage] = useState<string | null>(null)

  return {
    askToLogIn: (reason = '') => setMessage(reason),
    popup: {
      isOpen: message !== null,
      ...(message ? { message } : {}),
      onClose: () => setMessage(null),
      onContinue: () => {
        keepReturnPath(pathname + search)
        void navigate(paths.login)
      },
    },
  }
}
