import { useLocation, useSearchParams } from 'react-router-dom'

import { useRouter } from '../../navigation/routerContext.ts'

/**
 * The address as the filters of a list. What is still changed once the reader is on the way to
 * another page changes nothing: it would call them back.
 */
export function useFilterAddress() {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const router = useRouter()
  const change: typeof setSearch = (...given) => {
    // The router's own word: a busy device draws the page anew only a while after the press.
    const { navigation, location } = router.state
    const ahead = navigation.location ?? location
    if (ahead.pathname === pathname) setSearch(...given)
  }

  return [search, change] as const
}
