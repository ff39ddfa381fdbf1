import type { Limit } from '@kathasagar/api/contract'

import type { Db } from '../db/database.ts'
import { rateLimitRepository } from '../db/repositories/rateLimits.ts'
import type { Ports } from './ports.ts'
import type { HitWindow, RateHit } from './rateLimitPort.ts'
import type { Refusal } from './refusal.ts'

const SECOND_MS = 1000

/** Counts one hit of a key; in the database it holds for all processes. */
type Count = (key: string, limit: Limit, now: Date) => RateHit | Promise<RateHit>

export const inDatabase =
  (db: Db): Count =>
  (key, { windowMs }, now) =>
    rateLimitRepository(db).hit(key, windowMs, now)

type Counting = Pick<Ports, 'clock' | 'rateLimitFactor'>

/** What an installation lets through of a limit. */
const mostOf = ({ max }: Limit, { rateLimitFactor }: Counting) => Math.ceil(max * rateLimitFactor)

/** The windows in which hits of a key are counted. */
export const windowsOf = (key: string, limits: readonly Limit[], ports: Counting): HitWindow[] =>
  limits.map((limit) => ({
    key: `${key}:${limit.windowMs}`,
    windowMs: limit.windowMs,
    max: mostOf(limit, ports),
  }))

/** Refuses a hit that is past the most of its window. */
export function refuseHit({ hits, resets_at }: RateHit, max: number, now: Date): Refusal | null {
  if (hits <= max) return null
  const retry_after = Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / SECOND_MS))
  return { code: 'too_many_requests', retry_after }
}

/** Counts a hit against each limit of a key; refuses once one of them is passed. */
export async function countHit(
  key: string,
  limits: readonly Limit[],
  count: Count,
  ports: Counting,
): Promise<Refusal | null> {
  const now = ports.clock.now()
  for (const window of windowsOf(key, limits, ports)) {
    const refusal = refuseHit(await count(window.key, window, now), window.max, now)
    if (refusal) return refusal
  }
  return null
}
