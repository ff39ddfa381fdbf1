import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Whether this tab came to the page from another one of the site: the router counts its places. */
function hasPageBefore(): boolean {
  const kept: unknown = history.state
  return typeof kept === 'object' && kept !== null && Number(Reflect.get(kept, 'idx')) > 0
}

/**
 * Leads to the page before; to `otherwise` for whoever opened this one directly. Who asks while that
 * is still loading, and null, is led there as soon as it is known.
 */
export function useGoBack(otherwise: string | null) {
  const navigate = useNavigate()
  const [isAwaited, setIsAwaited] = useState(false)

  useEffect(() => {
    if (isAwaited && otherwise !== null) void navigate(otherwise)
  }, [isAwaited, otherwise, navigate])

  return () => (hasPageBefore() ? void navigate(-1) : setIsAwaited(true))
}
