import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import { useRouter } from '../../navigation/routerContext.ts'

const DEFAULT_ROWS = 25
export const PAGE_SIZES = [DEFAULT_ROWS, 50, 100] as const

export function filtersIn<Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given = names.map((name) => [name, search.get(name)] as const)
  return Object.fromEntries(given.filter(([, value]) => value)) as Partial<Record<Name, string>>
}

export function pageIn(search: URLSearchParams) {
  const rows = Number(search.get('per_page'))
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    perPage: PAGE_SIZES.find((option) => option === rows) ?? DEFAULT_ROWS,
  }
}

type Changes = Readonly<Record<string, string | number>>

const USUAL: Changes = { page: 1, per_page: DEFAULT_ROWS }

/** Returns the changed URL parameters without default values. Resets the page to 1. */
export function withFilters(
  current: URLSearchParams,
  changes: Changes,
  usual: Changes = {},
): URLSearchParams {
  const next = new URLSearchParams(current)
  next.delete('page')
  next.delete('before')
  for (const [name, value] of Object.entries(changes)) {
    const isUsual = value === '' || value === { ...USUAL, ...usual }[name]
    if (isUsual) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** Returns the filters in the URL. Ignores changes during a navigation, because they would cancel it. */
export function useFilterAddress() {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const router = useRouter()
  const change: typeof setSearch = (...given) => {
    // The router's own state is read, because a busy device re-renders late.
    const { navigation, location } = router.state
    const ahead = navigation.location ?? location
    if (ahead.pathname === pathname) setSearch(...given)
  }

  return [search, change] as const
}

interface AnsweredPage {
  rows: number
  pages: number
}

export function useLastPage(
  page: number,
  answered: AnsweredPage | undefined,
  onPage: (page: number) => void,
): void {
  const go = useEffectEvent(onPage)
  const { rows = 0, pages = 0 } = answered ?? {}
  const last = rows === 0 && pages > 0 && pages < page ? pages : null
  useEffect(() => {
    if (last !== null) go(last)
  }, [last])
}
