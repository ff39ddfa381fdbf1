import type { RateHit } from '../services/rateLimitPort.ts'

const MAX_KEYS = 20_000

/** Counts hits in fixed windows, in this process alone. Forgets everything when it knows too many. */
export function createMemoryCounter() {
  const windows = new Map<string, { hits: number; resets_at: Date }>()

  return (key: string, windowMs: number, now: Date): RateHit => {
    const running = windows.get(key)
    if (running && running.resets_at > now) {
      running.hits += 1
      return { ...running }
    }
    if (windows.size >= MAX_KEYS) forgetEnded(windows, now)
    const begun = { hits: 1, resets_at: new Date(now.getTime() + windowMs) }
    windows.set(key, begun)
    return { ...begun }
  }
}

export type MemoryCounter = ReturnType<typeof createMemoryCounter>

/** A flood from more addresses than we can remember starts anew rather than fill the memory. */
function forgetEnded(windows: Map<string, RateHit>, now: Date): void {
  for (const [key, { resets_at }] of windows) if (resets_at <= now) windows.delete(key)
  if (windows.size >= MAX_KEYS) windows.clear()
}
