const TICK_MS = 10

/** How long a thread worked without a pause, in milliseconds of its processor. */
export interface LoopStretches {
  /** Of all but the longest one in a hundred. */
  p99: number
  longest: number
}

/**
 * Measures for how long this thread's event loop works before it looks up: what it does between two ticks
 * of a timer, by the clock of its own processor time, so that a busy machine changes nothing.
 */
export function meterLoop(): { count: () => number; stop: () => LoopStretches } {
  const stretches: number[] = []
  let before = process.threadCpuUsage()
  const look = () => {
    const now = process.threadCpuUsage()
    stretches.push((now.user - before.user + now.system - before.system) / 1000)
    before = now
  }
  const timer = setInterval(look, TICK_MS)

  return {
    /** How many there were so far. */
    count: () => stretches.length,
    stop: () => {
      clearInterval(timer)
      look()
      const sorted = stretches.toSorted((a, b) => a - b)
      return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, longest: sorted.at(-1) ?? 0 }
    },
  }
}
