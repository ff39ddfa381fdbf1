import {
  useListBookmarksInfiniteQuery,
  useListFeaturedQuery,
  useListOpenSessionsQuery,
  useListStoriesInfiniteQuery,
  useListTrendingQuery,
} from '@kathasagar/api'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useServerMessages } from '@kathasagar/ui'
import { useMemo } from 'react'

import { homeRows } from './homeRows.ts'
import { useAppSelector } from '../../shared/storeHooks.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

/** Everything the home page shows; calls that fail alone. */
export function useHomeStories() {
  const { rows: messages } = useSiteMessages()
  const t = useServerMessages()
  const list = useListStoriesInfiniteQuery()
  const featured = useListFeaturedQuery(LIMITS.featuredStories)
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const own = { skip: !isSignedIn, refetchOnMountOrArgChange: true }
  const bookmarks = useListBookmarksInfiniteQuery(undefined, own)
  const open = useListOpenSessionsQuery(undefined, own)
  const trending = useListTrendingQuery(LIMITS.trendingStories)

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = bookmarks
  const moreBookmarks = useMemo(
    () =>
      hasNextPage
        ? { isLoading: isFetchingNextPage, onLoad: () => void fetchNextPage() }
        : undefined,
    [hasNextPage, isFetchingNextPage, fetchNextPage],
  )
  const rows = useMemo(
    () =>
      homeRows({
        featured: featured.data ?? [],
        trending: trending.data ?? [],
        bookmarks: isSignedIn
          ? (bookmarks.data?.pages.flatMap(({ stories }) => stories) ?? [])
          : [],
        moreBookmarks,
        stories: list.data?.pages.flatMap(({ stories }) => stories) ?? [],
        messages,
        t,
      }),
    [
      featured.data,
      trending.data,
      bookmarks.data,
      moreBookmarks,
      isSignedIn,
      list.data,
      messages,
      t,
    ],
  )
  const hasAny = rows.some(({ stories }) => stories.length > 0)
  const isLoading = list.isLoading || featured.isLoading || trending.isLoading

  return {
    rows,
    featured: featured.data ?? [],
    openSessions: isSignedIn ? (open.data ?? []) : [],
    status: hasAny
      ? ('ready' as const)
      : isLoading
        ? ('loading' as const)
        : list.isError
          ? ('failed' as const)
          : ('ready' as const),
    error: list.error,
    retry: () => void Promise.all([list.refetch(), featured.refetch(), trending.refetch()]),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  }
}
