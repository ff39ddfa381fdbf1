import { useLocation, useNavigation, useSearchParams } from 'react-router-dom'

/**
 * The address as the filters of a list. What is still changed once the reader is on the way to
 * another page changes nothing: it would call them back.
 */
export function useFilterAddress() {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const { location: ahead } = useNavigation()
  const isLeaving = ahead !== undefined && ahead.pathname !== pathname
  const change: typeof setSearch = (...given) => {
    if (!isLeaving) setSearch(...given)
  }

  return [search, change] as const
}
