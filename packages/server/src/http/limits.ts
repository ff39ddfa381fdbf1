import type { RouteName } from '@kathasagar/api/contract'

import type { Ports } from '../services/ports.ts'
import type { Refusal } from '../services/refusal.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Limit {
  max: number
  windowMs: number
}

/** Per address and process, in memory: reads are too many to count in the database. */
export const DEFAULT_LIMIT: Limit = { max: 300, windowMs: MINUTE }
export const LIMITS_IN_MEMORY: Partial<Record<RouteName, Limit>> = {
  searchStories: { max: 60, windowMs: MINUTE },
  likeStory: { max: 60, windowMs: MINUTE },
  bookmarkStory: { max: 60, windowMs: MINUTE },
}

/** Per address, in the database: what guards accounts holds across processes and restarts. */
const LIMITS_PER_ADDRESS: Partial<Record<RouteName, readonly Limit[]>> = {
  login: [{ max: 10, windowMs: MINUTE }],
  register: [{ max: 5, windowMs: HOUR }],
  refresh: [{ max: 150, windowMs: 5 * MINUTE }],
}

/** Per user, in the database. */
const LIMITS_PER_USER: Partial<Record<RouteName, readonly Limit[]>> = {
  createSession: [{ max: 20, windowMs: HOUR }],
  takeAction: [
    { max: 10, windowMs: MINUTE },
    { max: 200, windowMs: DAY },
  ],
}

/** One household has a /64 of IPv6, so its addresses count as one. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/, '')
  const [head = '', tail = ''] = ip.split('::')
  const groups = head.split(':')
  const missing = ip.includes('::') ? 8 - groups.length - tail.split(':').length : 0
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')]
    .slice(0, 4)
    .join(':')
}

async function countHit(name: RouteName, who: string, limits: readonly Limit[], ports: Ports) {
  const { store, clock, rateLimitFactor } = ports
  const now = clock.now()
  for (const { max, windowMs } of limits) {
    const key = `${name}:${windowMs}:${who}`
    const { hits, resets_at } = await store.repositories.rateLimits.hit(key, windowMs, now)
    if (hits > Math.ceil(max * rateLimitFactor)) {
      const retry_after = Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / SECOND))
      return { code: 'too_many_requests', retry_after } satisfies Refusal
    }
  }
  return null
}

/** Counts a call against the limits of its address. */
export const countForAddress = (name: RouteName, ip: string, ports: Ports) =>
  countHit(name, addressKey(ip), LIMITS_PER_ADDRESS[name] ?? [], ports)

/** Counts a call against the limits of its user. */
export const countForUser = (name: RouteName, userId: string, ports: Ports) =>
  countHit(name, userId, LIMITS_PER_USER[name] ?? [], ports)
