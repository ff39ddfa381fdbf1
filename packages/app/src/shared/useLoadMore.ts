import { messageFor } from '@kathasagar/api'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** A list that is read a page at a time, as its query gives it. */
interface PagedList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error?: unknown
  fetchNextPage: () => unknown
}

/** The way to the next page of a list, and why that has not come. */
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
