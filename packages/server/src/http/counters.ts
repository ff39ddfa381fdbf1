import { createBoundedCache } from '@kathasagar/api/runtime/boundedCache'

import type { Ports } from '../services/ports.ts'
import type { RateHit } from '../services/rateLimitPort.ts'

/** Counts one hit of a key in a window that begins with its first hit. */
export type Counter = (
  key: string,
  limit: { max: number; windowMs: number },
  now: Date,
) => RateHit | Promise<RateHit>

/** Of a flood from more addresses, those seen last are remembered here; the database counts all. */
const MAX_KEYS = 20_000

/**
 * Counts each hit in the database before it is let through. Once a window is full, it stays so to
 * its end: then a flood costs no statement more.
 */
export function createStrictCounter({ store }: Pick<Ports, 'store'>): Counter {
  const full = createBoundedCache<string, RateHit>({ max: MAX_KEYS })

  return async (key, { max, windowMs }, now) => {
    const known = full.get(key)
    if (known && known.resets_at > now) return known

    const hit = await store.repositories.rateLimits.hit(key, windowMs, now)
    if (hit.hits > max) full.set(key, hit)
    return hit
  }
}

/** Hits that a process may keep to itself before the others hear of them. */
const UNTOLD_MAX = 20

interface Tally {
  /** Hits of all processes, as the database told last. */
  known: number
  /** Hits of this process that are on their way there. */
  telling: number
  untold: number
  resets_at: Date
}

/**
 * Counts at once here and tells the database a batch at a time, without letting anybody wait: so
 * reads cost one statement in twenty, and processes know of each other but for the last batch.
 */
export function createThriftyCounter({ store }: Pick<Ports, 'store'>): Counter {
  const tallies = createBoundedCache<string, Tally>({ max: MAX_KEYS })

  async function tell(key: string, tally: Tally, windowMs: number, now: Date): Promise<void> {
    tally.telling = tally.untold
    tally.untold = 0
    try {
      const told = await store.repositories.rateLimits.hit(key, windowMs, now, tally.telling)
      tally.known = told.hits
      tally.resets_at = told.resets_at
    } catch {
      // While the database is away, each process counts for itself.
      tally.known += tally.telling
    }
    tally.telling = 0
  }

  return (key, { max, windowMs }, now) => {
    let tally = tallies.get(key)
    if (!tally || tally.resets_at <= now) {
      const resets_at = new Date(now.getTime() + windowMs)
      tally = { known: 0, telling: 0, untold: 0, resets_at }
      tallies.set(key, tally)
    }
    tally.untold += 1
    const hits = tally.known + tally.telling + tally.untold
    const isDue = tally.known === 0 || tally.untold >= UNTOLD_MAX
    if (isDue && tally.telling === 0 && tally.known <= max) void tell(key, tally, windowMs, now)
    return { hits, resets_at: tally.resets_at }
  }
}
