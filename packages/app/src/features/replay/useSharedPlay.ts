import { useGetSharedPlayInfiniteQuery, useOpenSharedPlayMutation } from '@kathasagar/api'
import type { SharedPlay } from '@kathasagar/api/contract'
import { useEffect } from 'react'

import { useLoadMore } from '../../shared/useLoadMore.ts'
import { onFirstInput } from '../../shared/onFirstInput.ts'

function mergePages(pages: readonly SharedPlay[] | undefined): SharedPlay | null {
  const [first] = pages ?? []
  return first ? { ...first, entries: pages?.flatMap(({ entries }) => entries) ?? [] } : null
}

/** Loads a shared session page by page. The visit is counted on the first interaction. */
export function useSharedPlay(code: string) {
  const list = useGetSharedPlayInfiniteQuery(code)
  const { currentData, error, refetch } = list
  const { hasMore, moreError, onLoadMore } = useLoadMore(list)
  const [count] = useOpenSharedPlayMutation()
  const isThere = currentData !== undefined
  useEffect(() => {
    if (isThere) return onFirstInput(() => void count(code))
  }, [code, count, isThere])

  return {
    play: mergePages(currentData?.pages),
    error: currentData ? undefined : error,
    retry: () => void refetch(),
    more: hasMore ? onLoadMore : undefined,
    moreError,
  }
}
