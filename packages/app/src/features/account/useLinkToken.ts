import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Returns the link's token or null, and removes it from the URL, history and referrer. */
export function useLinkToken(): string | null {
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token'))

  useEffect(() => {
    if (token === null) return
    // The router is not used, because the page stays the same.
    history.replaceState(history.state, '', location.pathname)
  }, [token])

  return token || null
}
