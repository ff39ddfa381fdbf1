import {
  isUnreached,
  statusOf,
  useListStoriesInfiniteQuery,
  useListCategoriesQuery,
  useListTagsQuery,
  type StoryFilters,
} from '@kathasagar/api'
import { useServerMessages, type BrowseFilterName } from '@kathasagar/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

const NAMES = [
  'category',
  'tag',
  'language',
  'difficulty',
  'rating',
  'length',
  'sort',
] as const satisfies readonly BrowseFilterName[]

/** The filters that an address holds; whatever else stands in it is not ours. */
export function filtersIn(search: URLSearchParams): StoryFilters {
  const given = NAMES.map((name) => [name, search.get(name)] as const)
  return Object.fromEntries(given.filter(([, value]) => value))
}

/** What a visit without a network lacks comes by itself when there is one. */
const WHEN_BACK = { refetchOnReconnect: true }

function waitingStatus({ isError, error }: { isError: boolean; error?: unknown }) {
  if (isUnreached(error)) return 'offline' as const
  return isError ? ('failed' as const) : ('loading' as const)
}

/** The browse page: its filters live in the address, so that they can be shared and gone back to. */
export function useBrowse() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersIn(search), [search])
  const list = useListStoriesInfiniteQuery(filters, WHEN_BACK)
  const categories = useListCategoriesQuery(undefined, WHEN_BACK)
  const tags = useListTagsQuery(undefined, WHEN_BACK)
  const t = useServerMessages()
  const pages = list.currentData?.pages
  // An old or mistyped address: what it names is not there, so no story fits it.
  const fitsNothing = statusOf(list.error) === 422

  const setFilter = (name: BrowseFilterName, value: string) =>
    setSearch((current) => {
      const next = new URLSearchParams(current)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })

  return {
    filters,
    categories: (categories.data ?? []).map((it) => ({
      value: it.name,
      label: t.category(it),
    })),
    tags: (tags.data ?? []).map((it) => ({ value: it.id, label: t.tag(it) })),
    onFilterChange: setFilter,
    onClear: () => setSearch({}),
    status: pages || fitsNothing ? ('ready' as const) : waitingStatus(list),
    error: list.error,
    onRetry: () => void list.refetch(),
    stories: pages?.flatMap(({ stories }) => stories) ?? [],
    total: pages?.at(-1)?.total_stories ?? 0,
    hasMore: list.hasNextPage,
    isBusy: list.isFetchingNextPage,
    onLoadMore: () => void list.fetchNextPage(),
  }
}
