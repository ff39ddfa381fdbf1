import { useEffect } from 'react'

import { useLatest } from './useLatest.ts'

export interface TickerOptions {
  everyMs: number
  isRunning: boolean
  onTick: () => void
}

/** Calls `onTick` at a fixed interval. A restart begins with a full interval. */
export function useTicker({ everyMs, isRunning, onTick }: TickerOptions) {
  const latest = useLatest(onTick)

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => latest.current(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isRunning, latest])
}
