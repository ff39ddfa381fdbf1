const DAY_MS = 24 * 60 * 60_000
/** Limits guesses to about fifty a day. */
const MAX_DELAY_MS = 50 * 60_000
const SECOND_MS = 1000

/** Wrong passwords in a row without a delay. */
const FREE_ATTEMPTS = 10

export interface Attempts {
  hits: number
  last_at: Date
  resets_at: Date
}

/** Counts an attempt, or returns the seconds to wait: 1 s to 50 min (NIST SP 800-63B 5.2.2). */
export function nextAttempt(
  { hits, last_at, resets_at }: Attempts,
  now: Date,
  factor: number,
): Attempts | { retry_after: number } {
  const counted = resets_at <= now ? 0 : hits
  const surplus = counted - Math.ceil(FREE_ATTEMPTS * factor)
  if (surplus >= 0) {
    const delay = Math.min(MAX_DELAY_MS, SECOND_MS * 2 ** surplus)
    const wait = last_at.getTime() + delay - now.getTime()
    if (wait > 0) return { retry_after: Math.ceil(wait / SECOND_MS) }
  }
  return { hits: counted + 1, last_at: now, resets_at: new Date(now.getTime() + DAY_MS) }
}
