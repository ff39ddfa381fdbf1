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
