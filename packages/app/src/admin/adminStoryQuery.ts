import { ADMIN_STORY_SORTS } from '@kathasagar/api/contract'
import type { AdminStoriesScreenProps } from '@kathasagar/ui'

type Filters = AdminStoriesScreenProps['filters']

/** The list's filters in an address; what is absent narrows nothing. */
const NAMES = ['search', 'status', 'category_id', 'author_id', 'premium', 'featured'] as const

const NEWEST_FIRST = 'created.desc'
const DEFAULT_ROWS = 25
export const ROWS_OF_A_PAGE = [DEFAULT_ROWS, 50, 100] as const

const isSort = (given: string | null): given is Filters['sort'] =>
  ADMIN_STORY_SORTS.some((by) => given === `${by}.asc` || given === `${by}.desc`)

const wholeOf = (given: string | null) => Math.max(1, Math.trunc(Number(given)) || 1)

/** What an address asks for; whatever else stands in it is not ours. */
export function adminStoryQuery(search: URLSearchParams) {
  const values = Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? '']))
  const given = search.get('sort')
  const rows = Number(search.get('per_page'))

  return {
    filters: { ...values, sort: isSort(given) ? given : NEWEST_FIRST } as Filters,
    page: wholeOf(search.get('page')),
    perPage: ROWS_OF_A_PAGE.find((option) => option === rows) ?? DEFAULT_ROWS,
  }
}

type Asked = ReturnType<typeof adminStoryQuery>

/** The same as the call wants it. */
export function adminStoryCall({ filters, page, perPage }: Asked): Record<string, string | number> {
  const { sort: by, ...narrowing } = filters
  const [sort = '', order = ''] = by.split('.')
  const chosen = Object.entries(narrowing).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(chosen), sort, order, page, per_page: perPage }
}

/** The address of changed filters: they begin on the first page, and what is usual is not said. */
export function withFilters(current: URLSearchParams, changes: Record<string, string | number>) {
  const next = new URLSearchParams(current)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    const isUsual =
      value === '' ||
      (name === 'sort' && value === NEWEST_FIRST) ||
      (name === 'page' && value === 1) ||
      (name === 'per_page' && value === DEFAULT_ROWS)
    if (isUsual) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
