import type { Limit } from '@kathasagar/api/contract'

import type { Ports } from './ports.ts'
import type { RateHit } from './rateLimitPort.ts'
import type { Refusal } from './refusal.ts'

const SECOND_MS = 1000

/** Counts one hit of a key; in the database it holds for all processes. */
type Count = (key: string, limit: Limit, now: Date) => RateHit | Promise<RateHit>

export const inDatabase =
  ({ store }: Pick<Ports, 'store'>): Count =>
  (key, { windowMs }, now) =>
    store.repositories.rateLimits.hit(key, windowMs, now)

/** Counts a hit against each limit of a key; refuses once one of them is passed. */
export async function countHit(
  key: string,
  limits: readonly Limit[],
  count: Count,
  { clock, rateLimitFactor }: Pick<Ports, 'clock' | 'rateLimitFactor'>,
): Promise<Refusal | null> {
  const now = clock.now()
  for (const { max: plain, windowMs } of limits) {
    const max = Math.ceil(plain * rateLimitFactor)
    const { hits, resets_at } = await count(`${key}:${windowMs}`, { max, windowMs }, now)
    if (hits > max) {
      const retry_after = Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / SECOND_MS))
      return { code: 'too_many_requests', retry_after }
    }
  }
  return null
}
