import {
  isNetworkError,
  useGetTaleOfTheDayQuery,
  useListBookmarksInfiniteQuery,
  useListFeaturedQuery,
  useListFollowedQuery,
  useListOpenSessionsQuery,
  useListStoriesInfiniteQuery,
  useListTrendingQuery,
} from '@kathasagar/api'
import type { StoryCard } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { useUi } from '@kathasagar/ui'
import { useServerMessages, homeRows } from '@kathasagar/ui/internal'
import { interfaceLocaleOf } from '@kathasagar/ui/messages'
import type { HomeScreenProps } from '@kathasagar/ui/screens'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

const NONE: readonly StoryCard[] = []

const ofSignedIn = (isSignedIn: boolean) => ({ skip: !isSignedIn, refetchOnMountOrArgChange: true })

function useOwnRows(isSignedIn: boolean) {
  const { bookmarks, moreBookmarks } = useBookmarks(isSignedIn)
  const followed = useFollowed(isSignedIn)
  return useMemo(
    () => ({ bookmarks, moreBookmarks, followed }),
    [bookmarks, moreBookmarks, followed],
  )
}

function useBookmarks(isSignedIn: boolean) {
  const list = useListBookmarksInfiniteQuery(undefined, ofSignedIn(isSignedIn))
  const { data, fetchNextPage } = list
  const { hasMore, isBusy, moreError } = useLoadMore(list)

  const bookmarks = useMemo(
    () => (isSignedIn ? (data?.pages.flatMap(({ stories }) => stories) ?? []) : []),
    [isSignedIn, data],
  )
  const moreBookmarks = useMemo(
    () => (hasMore ? { isBusy, error: moreError, onLoad: () => void fetchNextPage() } : undefined),
    [hasMore, isBusy, moreError, fetchNextPage],
  )
  return { bookmarks, moreBookmarks }
}

function useFollowed(isSignedIn: boolean) {
  const { data } = useListFollowedQuery(undefined, ofSignedIn(isSignedIn))
  return isSignedIn && data ? data : NONE
}

function useOpenSessions() {
  const isPlayer = useAppSelector(({ auth }) => auth.isSignedIn || auth.isGuest)
  const { data = [] } = useListOpenSessionsQuery(undefined, ofSignedIn(isPlayer))
  return isPlayer ? data : []
}

type QueryState = 'isLoading' | 'isFailed' | 'isOffline'

function statusOf(
  rows: ReturnType<typeof homeRows>,
  { isLoading, isFailed, isOffline }: Record<QueryState, boolean>,
): HomeScreenProps['status'] {
  if (rows.some(({ stories }) => stories.length > 0)) return 'ready'
  if (isOffline) return 'offline'
  if (isLoading) return 'loading'
  return isFailed ? 'failed' : 'ready'
}

function useFeatured(reads: StoryLanguage) {
  const limit = LIMITS.featuredStories
  return useListFeaturedQuery(reads === 'en' ? limit : { limit, reads })
}

/** Omits the language parameter for English, to match the query that the server prefetched. */
function useTale(reads: StoryLanguage) {
  const { data, isLoading } = useGetTaleOfTheDayQuery(reads === 'en' ? undefined : reads)
  return { tale: data?.[0], isTaleAwaited: isLoading }
}

export function useHomeStories() {
  const { rows: messages } = useSiteMessages()
  const { category: nameOf } = useServerMessages()
  const list = useListStoriesInfiniteQuery()
  const more = useLoadMore(list)
  const reads = interfaceLocaleOf(useUi().locale) ?? 'en'
  const featured = useFeatured(reads)
  const own = useOwnRows(useAppSelector(({ auth }) => auth.isSignedIn))
  const trending = useListTrendingQuery(LIMITS.trendingStories)

  const rows = useMemo(
    () =>
      homeRows({
        hrefs: paths,
        featured: featured.data ?? [],
        trending: trending.data ?? [],
        ...own,
        stories: list.data?.pages.flatMap(({ stories }) => stories) ?? [],
        reads,
        messages,
        nameOf,
      }),
    [featured.data, trending.data, own, list.data, reads, messages, nameOf],
  )

  return {
    rows,
    reads,
    featured: featured.data ?? [],
    ...useTale(reads),
    openSessions: useOpenSessions(),
    status: statusOf(rows, {
      isLoading: list.isLoading || featured.isLoading || trending.isLoading,
      isFailed: list.isError,
      isOffline: isNetworkError(list.error),
    }),
    error: list.error,
    retry: () => [list, featured, trending].forEach(({ refetch }) => void refetch()),
    more,
  }
}

const KEY = 'greeted'

/** Returns true also if there is no storage. Otherwise, every page would show the overlay. */
const wasGreeted = () => !tabStorage.isOpen() || tabStorage.read(KEY) !== null

const neverChanges = () => () => undefined

/** Shows the overlay once per visit while the page loads. */
export function useGreeting(isLoading: boolean) {
  const isGreeted = useSyncExternalStore(neverChanges, wasGreeted, () => true)
  const [isOver, setIsOver] = useState(false)
  const end = () => {
    tabStorage.write(KEY, '1')
    setIsOver(true)
  }
  useEffect(() => {
    if (!isLoading) tabStorage.write(KEY, '1')
  }, [isLoading])

  return { isShown: isLoading && !isGreeted && !isOver, end }
}
