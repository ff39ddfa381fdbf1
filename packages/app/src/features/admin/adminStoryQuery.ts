import { ADMIN_STORY_SORTS } from '@kathasagar/api/contract'
import { NO_STORY_FILTERS } from '@kathasagar/ui/internal'
import type { AdminStoriesScreenProps } from '@kathasagar/ui/screens'

import { filtersIn, pageIn, withFilters } from './addressFilters.ts'

type Filters = AdminStoriesScreenProps['filters']

const NAMES = Object.keys(NO_STORY_FILTERS) as (keyof typeof NO_STORY_FILTERS)[]

const NEWEST_FIRST = 'created.desc'

const isSort = (given: string | null): given is Filters['sort'] =>
  ADMIN_STORY_SORTS.some((by) => given === `${by}.asc` || given === `${by}.desc`)

export function adminStoryQuery(search: URLSearchParams) {
  const given = search.get('sort')
  const sort = isSort(given) ? given : NEWEST_FIRST

  return {
    filters: { ...NO_STORY_FILTERS, ...filtersIn(search, NAMES), sort } as Filters,
    ...pageIn(search),
  }
}

export type StoriesArgs = ReturnType<typeof adminStoryQuery>

export function adminStoryCall({
  filters,
  page,
  perPage,
}: StoriesArgs): Record<string, string | number> {
  const { sort: by, ...narrowing } = filters
  const [sort = '', order = ''] = by.split('.')
  const chosen = Object.entries(narrowing).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(chosen), sort, order, page, per_page: perPage }
}

export const withStoryFilters = (
  current: URLSearchParams,
  changes: Record<string, string | number>,
) => withFilters(current, changes, { sort: NEWEST_FIRST })
