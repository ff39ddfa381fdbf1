import { useEffect, useState } from 'react'

export interface AutoAdvanceOptions {
  count: number
  everyMs: number
  isPaused?: boolean
}

/** Steps through items on a timer and repeats. A manual step restarts the timer. */
export function useAutoAdvance({ count, everyMs, isPaused = false }: AutoAdvanceOptions) {
  const [chosen, setIndex] = useState(0)
  // Uses index 0 if the list has become shorter.
  const index = chosen < count ? chosen : 0

  useEffect(() => {
    if (isPaused || count < 2) return
    const timer = setTimeout(() => setIndex((index + 1) % count), everyMs)
    return () => clearTimeout(timer)
  }, [count, everyMs, isPaused, index])

  return [index, setIndex] as const
}
