import type { RateLimit } from '@kathasagar/api/contract'
import { createBoundedCache } from '@kathasagar/story/boundedCache'

import { refuseHit, windowsOf } from '../platform/rateLimits.ts'
import type { CountedHit, HitWindow, RateHit } from '../platform/rateLimits.ts'
import type { Context } from '../modules/calls.ts'
import type { Refusal } from '../platform/call.ts'

export type Counter = (
  key: string,
  limit: { max: number; windowMs: number },
  now: Date,
) => RateHit | Promise<RateHit>

export type AddHits = (key: string, windowMs: number, now: Date, times?: number) => Promise<RateHit>

/** Maximum number of cached keys. Others are only counted in the database. */
const MAX_KEYS = 20_000

/** Creates a counter that waits for the database. It caches full windows, so that floods don't reach the database. */
export function createStrictCounter(addHits: AddHits): Counter {
  const full = createBoundedCache<string, RateHit>({ max: MAX_KEYS })

  return async (key, { max, windowMs }, now) => {
    const known = full.get(key)
    if (known && known.resets_at > now) return known

    const hit = await addHits(key, windowMs, now)
    if (hit.hits > max) full.set(key, hit)
    return hit
  }
}

export interface UserCount {
  /** Windows to read in the statement that finds the caller. Empty if a window is known to be full. */
  windows: readonly HitWindow[]
  judge(hits: readonly RateHit[]): Refusal | null
}

export function createUserCounter(
  ports: Pick<Context, 'clock' | 'rateLimitFactor'>,
): (key: string, limit: RateLimit, counted: CountedHit[]) => UserCount {
  const full = createBoundedCache<string, RateHit>({ max: MAX_KEYS })

  return (key, { perUser = [], spares }, counted) => {
    const now = ports.clock.now()
    const windows = windowsOf(key, perUser, ports)
    for (const { key: name } of windows) {
      // If hits can be removed, a full window can reopen, so it isn't cached.
      const known = spares ? undefined : full.get(name)
      if (known && known.resets_at > now)
        return { windows: [], judge: () => refuseHit(known, 0, now) }
    }
    const judge = (hits: readonly RateHit[]) => {
      // The SQL statement counts no further once a window is full.
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

/** Maximum number of hits before the counter writes to the database. */
const MAX_UNWRITTEN = 20

interface Tally {
  /** Hits of all processes at the last write. */
  known: number
  /** Hits being written. */
  telling: number
  untold: number
  resets_at: Date
}

/** Creates a counter that writes batches in the background. A process doesn't see recent hits of other processes. */
export function createThriftyCounter(addHits: AddHits): Counter {
  const tallies = createBoundedCache<string, Tally>({ max: MAX_KEYS })

  async function tell(key: string, tally: Tally, windowMs: number, now: Date): Promise<void> {
    tally.telling = tally.untold
    tally.untold = 0
    try {
      const told = await addHits(key, windowMs, now, tally.telling)
      tally.known = told.hits
      tally.resets_at = told.resets_at
    } catch {
      // Without the database, each process counts its own hits.
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
    const isDue = tally.known === 0 || tally.untold >= MAX_UNWRITTEN
    if (isDue && tally.telling === 0 && tally.known <= max) void tell(key, tally, windowMs, now)
    return { hits, resets_at: tally.resets_at }
  }
}
