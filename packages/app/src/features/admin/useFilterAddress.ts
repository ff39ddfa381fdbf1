import { useLocation, useSearchParams } from 'react-router-dom'

import { useRouter } from '../../navigation/routerContext.ts'

/** Filters in the URL. Changes during a navigation are ignored, because they would cancel it. */
export function useFilterAddress() {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const router = useRouter()
  const change: typeof setSearch = (...given) => {
    // Router state, because a busy device re-renders late.
    const { navigation, location } = router.state
    const ahead = navigation.location ?? location
    if (ahead.pathname === pathname) setSearch(...given)
  }

  return [search, change] as const
}
