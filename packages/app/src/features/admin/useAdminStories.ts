import { useListAdminStoriesQuery, useListCategoriesQuery } from '@kathasagar/api'
import type { AdminStory } from '@kathasagar/api/contract'
import { useServerMessages } from '@kathasagar/ui'
import { useMemo } from 'react'

import { useAppSelector } from '../../slices/storeHooks.ts'
import { ROWS_OF_A_PAGE } from './addressFilters.ts'
import { adminStoryCall, adminStoryQuery, withStoryFilters } from './adminStoryQuery.ts'
import { useFeaturing } from './useFeaturing.ts'
import { useFilterAddress } from './useFilterAddress.ts'
import { useStoryMoves } from './useStoryMoves.ts'

/** One page of all stories; filters, order and page live in the address. */
function useStoryList() {
  const [search, setSearch] = useFilterAddress()
  const asked = useMemo(() => adminStoryQuery(search), [search])
  const list = useListAdminStoriesQuery(adminStoryCall(asked), { refetchOnMountOrArgChange: true })
  const change = (changes: Record<string, string | number>, isTyped = false) =>
    setSearch((current) => withStoryFilters(current, changes), { replace: isTyped })
  const { data } = list

  return {
    filters: asked.filters,
    onFilterChange: (changes: Partial<typeof asked.filters>) =>
      change(changes, 'search' in changes),
    page: asked.page,
    pages: data?.total_pages ?? 0,
    perPage: asked.perPage,
    perPageItems: ROWS_OF_A_PAGE,
    onPageChange: (page: number) => change({ page }),
    onPerPageChange: (per_page: number) => change({ per_page }),
    onAuthor: ({ author_id }: AdminStory) => change({ author_id }),
    // While another page is on its way the last one stays, and says that it is old.
    stories: data?.stories ?? [],
    isBusy: list.isFetching && list.currentData === undefined,
    total: data?.total_stories ?? 0,
    status: list.isError ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const),
    onRetry: () => void list.refetch(),
  }
}

/** The list of all stories, and what is done with them there. */
export function useAdminStories() {
  const list = useStoryList()
  const { category } = useServerMessages()
  const categories = useListCategoriesQuery()
  const ownId = useAppSelector(({ auth }) => auth.user?.id ?? '')
  const featuring = useFeaturing()
  const moves = useStoryMoves()
  const { filters, stories } = list
  const author = stories.find(({ author_id }) => author_id === filters.author_id)?.author

  return {
    ...list,
    ...featuring,
    ...moves,
    done: moves.done ?? featuring.done,
    ownId,
    authorName: author?.display_name ?? undefined,
    categories: (categories.data ?? []).map((one) => ({ value: one.id, label: category(one) })),
  }
}
