import { useGetSharedPlayInfiniteQuery, useOpenSharedPlayMutation } from '@kathasagar/api'
import type { SharedPlay } from '@kathasagar/api/contract'
import { useEffect } from 'react'

import { useLoadMore } from '../../shared/useLoadMore.ts'
import { whenTouched } from '../../shared/whenTouched.ts'

/** All that was read of a shared play so far, as one. */
function joined(pages: readonly SharedPlay[] | undefined): SharedPlay | null {
  const [first] = pages ?? []
  return first ? { ...first, entries: pages?.flatMap(({ entries }) => entries) ?? [] } : null
}

/** A shared play, some turns at a time; that it was opened is counted once its reader touches the page. */
export function useSharedPlay(code: string) {
  const list = useGetSharedPlayInfiniteQuery(code)
  const { currentData, error, refetch } = list
  const { hasMore, moreError, onLoadMore } = useLoadMore(list)
  const [count] = useOpenSharedPlayMutation()
  const isThere = currentData !== undefined
  useEffect(() => {
    if (isThere) return whenTouched(() => void count(code))
  }, [code, count, isThere])

  return {
    play: joined(currentData?.pages),
    error: currentData ? undefined : error,
    retry: () => void refetch(),
    more: hasMore ? onLoadMore : undefined,
    moreError,
  }
}
