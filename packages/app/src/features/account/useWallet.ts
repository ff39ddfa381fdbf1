import { useListWalletInfiniteQuery } from '@kathasagar/api'
import { useLoadMore } from '../../shared/useLoadMore.ts'

/** What the account has and why, the latest first; null while it is on its way. */
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
