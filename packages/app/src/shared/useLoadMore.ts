import { messageFor } from '@kathasagar/api'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

interface PagedList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error?: unknown
  fetchNextPage: () => unknown
}

export function useLoadMore(list: PagedList) {
  const messages = useSiteMessages()

  return {
    hasMore: list.hasNextPage,
    isBusy: list.isFetchingNextPage,
    moreError: list.isFetchNextPageError
      ? messageFor(list.error, messages.failed.more, messages)
      : undefined,
    onLoadMore: () => void list.fetchNextPage(),
  }
}

interface Query {
  currentData?: unknown
  error?: unknown
  isFetchNextPageError?: boolean
  refetch: () => unknown
}

/**
 * Returns the loading state of a query. @param failed Message if the server sends no message.
 * @param data Data to show instead of the current result.
 */
export function useQueryState(
  { currentData, error, refetch, ...list }: Query,
  failed: string,
  data: unknown = currentData,
) {
  const site = useSiteMessages()
  const isFailed = error !== undefined && !list.isFetchNextPageError

  return {
    status: data ? ('ready' as const) : isFailed ? ('failed' as const) : ('loading' as const),
    error: isFailed ? messageFor(error, failed, site) : undefined,
    onRetry: () => void refetch(),
  }
}
