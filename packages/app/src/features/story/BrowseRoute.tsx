import {
  messageFor,
  isNetworkError,
  statusOf,
  useListStoriesInfiniteQuery,
  useListCategoriesQuery,
  useListTagsQuery,
  useSearchStoriesQuery,
  type StoryFilters,
} from '@kathasagar/api'
import { useServerMessages, type BrowseFilterName } from '@kathasagar/ui/internal'
import { BrowseScreen } from '@kathasagar/ui/screens'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useStoryCards } from '../../shared/StartDialogs.tsx'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'

export default function BrowseRoute() {
  const messages = useSiteMessages()
  const browse = useBrowse()
  const { cards, dialogs } = useStoryCards()
  useTitle(messages.titles.browse)

  return (
    <>
      <BrowseScreen
        {...browse}
        {...cards}
        error={messageFor(browse.error, messages.failed.stories, messages)}
      />
      {dialogs}
    </>
  )
}

const NAMES = [
  'category',
  'tag',
  'language',
  'difficulty',
  'rating',
  'length',
  'sort',
] as const satisfies readonly BrowseFilterName[]

function filtersIn(search: URLSearchParams): StoryFilters {
  const given = NAMES.map((name) => [name, search.get(name)] as const)
  return Object.fromEntries(given.filter(([, value]) => value))
}

function waitingStatus({ isError, error }: { isError: boolean; error?: unknown }) {
  if (isNetworkError(error)) return 'offline' as const
  return isError ? ('failed' as const) : ('loading' as const)
}

const queryIn = (search: URLSearchParams) =>
  (search.get('q') ?? '').trim().slice(0, LIMITS.searchQueryMax).trim() || undefined

/** Returns search results, best first. */
function useSearched(query: string | undefined) {
  const found = useSearchStoriesQuery(
    { q: query ?? '', limit: LIMITS.searchPage },
    { skip: query === undefined },
  )
  const stories = found.currentData
  return (
    query !== undefined && {
      query,
      status: stories ? ('ready' as const) : waitingStatus(found),
      error: found.error,
      onRetry: () => void found.refetch(),
      stories: stories ?? [],
      total: stories?.length ?? 0,
      hasMore: false,
    }
  )
}

/** Returns filters and query. The URL contains them, so that they can be shared. */
function useBrowse() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersIn(search), [search])
  const searched = useSearched(queryIn(search))
  const list = useListStoriesInfiniteQuery(filters, { skip: searched !== false })
  const more = useLoadMore(list)
  const categories = useListCategoriesQuery()
  const tags = useListTagsQuery()
  const t = useServerMessages()
  const pages = list.currentData?.pages
  // If the server rejects an invalid filter, there are no matches.
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
    categories: (categories.data ?? []).map((it) => ({ value: it.name, label: t.category(it) })),
    tags: (tags.data ?? []).map((it) => ({ value: it.id, label: t.tag(it) })),
    onFilterChange: setFilter,
    onClear: () => setSearch({}),
    status: pages || fitsNothing ? ('ready' as const) : waitingStatus(list),
    error: list.error,
    onRetry: () => void list.refetch(),
    stories: pages?.flatMap(({ stories }) => stories) ?? [],
    total: pages?.at(-1)?.total_stories ?? 0,
    ...more,
    ...searched,
  }
}
