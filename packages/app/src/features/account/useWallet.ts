import { useListWalletInfiniteQuery } from '@kathasagar/api'
import { useLoadMore } from '../../shared/useLoadMore.ts'

/** Returns credits and their history, the latest first, or null while they load. */
export function useWallet() {
  const list = useListWalletInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const more = useLoadMore(list)
  const [first] = list.data?.pages ?? []
  if (!list.data || !first) return null

  return {
    credits: first.credits,
    held: first.held,
    entries: list.data.pages.flatMap(({ entries }) => entries),
    ...more,
  }
}
