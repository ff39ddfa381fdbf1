import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The token of the link that led here, which is taken out of the address bar at once: it must not
 * stay in the history, in a bookmark or in what a page tells the next one. Null without a link.
 */
export function useLinkToken(): string | null {
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token'))

  useEffect(() => {
    if (token === null) return
    // Not by the router: the page stays as it is, only its address is told differently.
    history.replaceState(history.state, '', location.pathname)
  }, [token])

  return token || null
}
