import { useEffect } from 'react'

/** Loaded lazily, because most visits do not reach an ending. */
export const loadEndingView = async () => (await import('./EndingView.tsx')).EndingView

const PREFETCH_PERCENT = 75

export function usePrefetchedEnding(completion_percentage = 0) {
  const isNear = completion_percentage >= PREFETCH_PERCENT

  useEffect(() => {
    // If prefetching fails, the code loads on use.
    if (isNear) loadEndingView().catch(() => undefined)
  }, [isNear])
}
