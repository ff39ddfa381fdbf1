import {
  useExportAdminStoriesMutation,
  useListAdminStoriesQuery,
  useListCategoriesQuery,
  useListTagsQuery,
} from '@kathasagar/api'
import type { AdminStory } from '@kathasagar/api/contract'
import { useAdminMessages, useServerMessages } from '@kathasagar/ui'
import { useMemo } from 'react'

import { useAppSelector } from '../../slices/storeHooks.ts'
import { saveDownload } from '../../shared/saveDownload.ts'
import { ROWS_OF_A_PAGE } from './addressFilters.ts'
import {
  adminStoryCall,
  adminStoryQuery,
  withStoryFilters,
  type StoriesArgs,
} from './adminStoryQuery.ts'
import { useBulk } from './useBulk.ts'
import { useFeaturing } from './useFeaturing.ts'
import { useFilterAddress } from './useFilterAddress.ts'
import { useLastPage } from './useLastPage.ts'
import { useStoryImports } from './useStoryImports.ts'
import { useStoryMoves } from './useStoryMoves.ts'

function useStoryList() {
  const [search, setSearch] = useFilterAddress()
  const asked = useMemo(() => adminStoryQuery(search), [search])
  const change = (changes: Record<string, string | number>, isReplaced = false) =>
    setSearch((current) => withStoryFilters(current, changes), { replace: isReplaced })
  const list = useListAdminStoriesQuery(adminStoryCall(asked), {
    refetchOnMountOrArgChange: true,
  })
  const { data, currentData } = list
  const answered = currentData && {
    rows: currentData.stories.length,
    pages: currentData.total_pages,
  }
  useLastPage(asked.page, answered, (page) => change({ page }, true))

  return {
    asked,
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
    // The old page stays, marked as busy, while another one loads.
    stories: data?.stories ?? [],
    isBusy: list.isFetching && currentData === undefined,
    total: data?.total_stories ?? 0,
    status: list.isError ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const),
    onRetry: () => void list.refetch(),
  }
}

function useStoryExport(asked: StoriesArgs) {
  const [takeFile, { isLoading, isError }] = useExportAdminStoriesMutation()
  const { page: _page, per_page: _rows, ...query } = adminStoryCall(asked)

  const save = async () => {
    const request = takeFile(query)
    const { data } = await request
    // Removes the file from the store after saving. Errors stay.
    if (!data) return
    request.reset()
    saveDownload(data)
  }
  return { isExporting: isLoading, hasNoFile: isError, onExport: () => void save() }
}

export function useAdminStories() {
  const { asked, ...list } = useStoryList()
  const { failed } = useAdminMessages().stories
  const { category, tag } = useServerMessages()
  const categories = useListCategoriesQuery()
  const tags = useListTagsQuery()
  const ownId = useAppSelector(({ auth }) => auth.user?.id ?? '')
  const featuring = useFeaturing()
  const moves = useStoryMoves()
  const { forget, ...bulk } = useBulk(asked)
  const { hasNoFile, ...file } = useStoryExport(asked)
  const { filters, stories } = list
  const author = stories.find(({ author_id }) => author_id === filters.author_id)?.author

  return {
    ...list,
    ...featuring,
    ...moves,
    ...bulk,
    ...file,
    imports: useStoryImports(),
    onMove: (...move: Parameters<typeof moves.onMove>) => {
      forget()
      return moves.onMove(...move)
    },
    done: bulk.done ?? moves.done,
    refusal: bulk.refusal ?? featuring.refusal ?? (hasNoFile ? failed : undefined),
    ownId,
    authorName: author?.display_name ?? undefined,
    categories: (categories.data ?? []).map((one) => ({ value: one.id, label: category(one) })),
    tags: (tags.data ?? []).map((one) => ({ value: one.id, label: tag(one) })),
  }
}
