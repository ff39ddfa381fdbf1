import { useEffect } from 'react'

import { useLatest } from './useLatest.ts'

export interface TickerOptions {
  /** Milliseconds between two ticks. */
  everyMs: number
  isRunning: boolean
  onTick: () => void
}

/** Calls back at a steady pace while it runs; stopping and starting begins a whole pause anew. */
export function useTicker({ everyMs, isRunning, onTick }: TickerOptions) {
  const latest = useLatest(onTick)

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => latest.current(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isRunning, latest])
}
