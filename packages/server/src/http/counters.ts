import type { RateLimit } from '@kathasagar/api/contract'
import { createBoundedCache } from '@kathasagar/story/boundedCache'

import { refuseHit, windowsOf } from '../services/countHit.ts'
import type { Ports } from '../services/ports.ts'
import type { CountedHit, HitWindow, RateHit } from '../services/rateLimitPort.ts'
import type { Refusal } from '../services/refusal.ts'

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

/** What a user's call is counted in, and what comes of it. */
export interface UserCount {
  /** To be counted with the look for who calls; none once one of them is known to be full. */
  windows: readonly HitWindow[]
  /** Refuses by what was counted, or by the window that is full. */
  judge(hits: readonly RateHit[]): Refusal | null
}

/** Counts like the strict one, in the statement that finds the caller; `counted` hears of it. */
export function createUserCounter(
  ports: Pick<Ports, 'clock' | 'rateLimitFactor'>,
): (key: string, limit: RateLimit, counted: CountedHit[]) => UserCount {
  const full = createBoundedCache<string, RateHit>({ max: MAX_KEYS })

  return (key, { perUser = [], spares }, counted) => {
    const now = ports.clock.now()
    const windows = windowsOf(key, perUser, ports)
    for (const { key: name } of windows) {
      // What may be given back is full for now, not to its end.
      const known = spares ? undefined : full.get(name)
      if (known && known.resets_at > now)
        return { windows: [], judge: () => refuseHit(known, 0, now) }
    }
    const judge = (hits: readonly RateHit[]) => {
      // Windows past the first full one were not counted in.
      for (const [place, hit] of hits.entries()) {
        const window = windows[place]
        if (window) counted.push({ key: window.key, resets_at: hit.resets_at })
        const refusal = window ? refuseHit(hit, window.max, now) : null
        if (window && refusal) full.set(window.key, hit)
        if (refusal) return refusal
      }
      return null
    }
    return { windows, judge }
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
