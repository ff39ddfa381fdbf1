const DAY_MS = 24 * 60 * 60_000
/** As long as it has to be, so that a day has no more than fifty guesses in it. */
const MAX_DELAY_MS = 50 * 60_000
const SECOND_MS = 1000

/** Wrong passwords in a row that cost nothing but themselves. */
const FREE_ATTEMPTS = 10

/** Attempts under one key since the last success. */
export interface Attempts {
  hits: number
  last_at: Date
  resets_at: Date
}

/**
 * Counts one more attempt, or says how many seconds to wait. After ten the pause doubles from one
 * second to fifty minutes, which allows fewer than fifty guesses a day and never locks the owner
 * out for good. An account's two names are counted apart, and NIST SP 800-63B 5.2.2 asks for no
 * more than a hundred.
 */
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
