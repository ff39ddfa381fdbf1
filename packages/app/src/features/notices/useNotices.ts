import { useListNoticesInfiniteQuery, useReadNoticesMutation } from '@kathasagar/api'
import { useEffect } from 'react'
import { useLoadMore } from '../../shared/useLoadMore.ts'

/** What concerns the reader; what they see of it is read, and still told from the rest while they look. */
export function useNotices() {
  const list = useListNoticesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const more = useLoadMore(list)
  const [read] = useReadNoticesMutation()
  const newest = list.data?.pages[0]?.notices[0]
  const unseen = newest && !newest.is_read && !list.isFetching ? newest.happened_at : undefined
  useEffect(() => {
    if (unseen !== undefined) void read(unseen)
  }, [unseen, read])

  return {
    items: list.data?.pages.flatMap(({ notices }) => notices) ?? null,
    error: list.isError ? list.error : undefined,
    ...more,
    onRetry: () => void list.refetch(),
  }
}
