import { MINUTE_MS, routes } from '@kathasagar/api/contract'
import type { Limit, RateLimit, Route, RouteName } from '@kathasagar/api/contract'

import { addHits, countHit, removeHit, inDatabase } from '../platform/rateLimits.ts'
import type { CountedHit } from '../platform/rateLimits.ts'
import type { Context } from '../modules/calls.ts'
import type { Refusal } from '../platform/call.ts'
import { createStrictCounter, createThriftyCounter, createUserCounter } from './counters.ts'
import type { AddHits, Counter } from './counters.ts'

const OVERALL: readonly Limit[] = [{ max: 300, windowMs: MINUTE_MS }]
/** Limit for images. It is high, because a page with cards requests many images. */
const IMAGES: readonly Limit[] = [{ max: 600, windowMs: MINUTE_MS }]
/** Limit for CSP reports. It is low, because each report writes a log line. */
const REPORTS: readonly Limit[] = [{ max: 20, windowMs: MINUTE_MS }]
const ADMIN: readonly Limit[] = [{ max: 120, windowMs: MINUTE_MS }]

function groupsOf(ip: string): string[] {
  const [head = [], tail] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  if (tail === undefined) return head
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

/** Returns the rate-limit key of an address. A /64 block of IPv6 has one key, because it belongs to one household. */
export const addressKey = (ip: string): string =>
  ip.includes('.') ? ip.replace(/^::ffff:/, '') : groupsOf(ip).slice(0, 4).join(':')

const limitOf = (name: RouteName): RateLimit => {
  const route: Route = routes[name]
  return route.rateLimit ?? {}
}

/** Returns true if every user may make the call. Other calls are counted after the access check. */
const isForEveryUser = (name: RouteName) => {
  const { access, requiresReauth }: Route = routes[name]
  return access !== 'admin' && !requiresReauth
}

/** Adds hits to `counted`. Hits that can be removed later are counted without a cache. */
const recordHits =
  (ports: Context) =>
  ({ spares }: RateLimit, strict: Counter, counted: CountedHit[]): Counter =>
  async (key, limit, now) => {
    const hit = await (spares ? inDatabase(ports.db) : strict)(key, limit, now)
    counted.push({ key, resets_at: hit.resets_at })
    return hit
  }

export type Limiter = ReturnType<typeof createLimiter>

export function createLimiter(ports: Context) {
  const add: AddHits = (...hit) => addHits(ports.db, ...hit)
  const thrifty = createThriftyCounter(add)
  const strict = createStrictCounter(add)
  const noting = recordHits(ports)
  const countUser = createUserCounter(ports)
  const count = (key: string, limits: readonly Limit[], counter: Counter) =>
    countHit(key, limits, counter, ports)
  return {
    /** Counts a call by IP address. Adds its hits to `counted`. */
    async ofAddress(name: RouteName, ip: string, counted: CountedHit[]): Promise<Refusal | null> {
      const who = addressKey(ip)
      const limit = limitOf(name)
      const { light = [], perAddress = [], countsAs = name } = limit
      return (
        (await count(`all:${who}`, OVERALL, thrifty)) ??
        (await count(`${countsAs}:${who}`, light, thrifty)) ??
        (await count(`${countsAs}:${who}`, perAddress, noting(limit, strict, counted)))
      )
    },
    /** Returns the windows to read in the statement that finds the caller. */
    countOf(name: RouteName, userId: string, counted: CountedHit[]) {
      const { countsAs = name, ...limit } = limitOf(name)
      return countUser(`${countsAs}:${userId}`, isForEveryUser(name) ? limit : {}, counted)
    },
    /** Counts a call by user. Skips the call's own limit if `countOf` has already counted it. */
    async ofUser(name: RouteName, userId: string, counted: CountedHit[]): Promise<Refusal | null> {
      const limit = limitOf(name)
      const { perUser = [], countsAs = name } = limit
      const route: Route = routes[name]
      const uncounted = isForEveryUser(name) ? [] : perUser
      return (
        (await count(`user:${userId}`, OVERALL, thrifty)) ??
        (await count(`admin:${userId}`, route.access === 'admin' ? ADMIN : [], thrifty)) ??
        (await count(`${countsAs}:${userId}`, uncounted, noting(limit, strict, counted)))
      )
    },
    async giveBack(counted: readonly CountedHit[]) {
      // Ignores errors: if the database is unavailable, an extra hit does no harm.
      await Promise.allSettled(counted.map((hit) => removeHit(ports.db, hit)))
    },
    ofFiles: (ip: string) => count(`images:${addressKey(ip)}`, IMAGES, thrifty),
    ofReports: (ip: string) => count(`reports:${addressKey(ip)}`, REPORTS, thrifty),
  }
}
