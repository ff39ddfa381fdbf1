import { useListWalletInfiniteQuery } from '@kathasagar/api'
import { useLoadMore } from '../../shared/useLoadMore.ts'

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
