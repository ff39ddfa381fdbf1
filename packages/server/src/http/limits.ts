import {
  MINUTE_MS,
  routes,
  type Limit,
  type RateLimit,
  type Route,
  type RouteName,
} from '@kathasagar/api/contract'

import { countHit, inDatabase } from '../services/countHit.ts'
import type { Ports } from '../services/ports.ts'
import type { CountedHit } from '../services/rateLimitPort.ts'
import type { Refusal } from '../services/refusal.ts'
import {
  createStrictCounter,
  createThriftyCounter,
  createUserCounter,
  type Counter,
  type UserCount,
} from './counters.ts'

/** All calls of one address, and all of one user. */
const OVERALL: readonly Limit[] = [{ max: 300, windowMs: MINUTE_MS }]
/** Pictures that we fetch elsewhere: a page of cards asks for many at once. */
const IMAGES: readonly Limit[] = [{ max: 600, windowMs: MINUTE_MS }]
/** Reports of browsers, each with a line in the log. */
const REPORTS: readonly Limit[] = [{ max: 20, windowMs: MINUTE_MS }]
/** All calls that are for admins, of one of them. */
const ADMIN: readonly Limit[] = [{ max: 120, windowMs: MINUTE_MS }]

/** All eight groups of an IPv6 address. */
function groupsOf(ip: string): string[] {
  const [head = [], tail] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  if (tail === undefined) return head
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

/** One household has a /64 of IPv6, so its addresses count as one. */
export const addressKey = (ip: string): string =>
  ip.includes('.') ? ip.replace(/^::ffff:/, '') : groupsOf(ip).slice(0, 4).join(':')

/** Counts calls and refuses those that come too often; the counts are in the database. */
export interface Limiter {
  /** `counted` hears, here and below, of each hit that a refused call may be given back. */
  ofAddress(name: RouteName, ip: string, counted: CountedHit[]): Promise<Refusal | null>
  /** What a call is counted in for its user, with the look for who calls. */
  countOf(name: RouteName, userId: string, counted: CountedHit[]): UserCount
  /** All that a user calls, and this call unless `countOf` has counted it. */
  ofUser(name: RouteName, userId: string, counted: CountedHit[]): Promise<Refusal | null>
  /** Takes back what a refused call was counted by. */
  giveBack(counted: readonly CountedHit[]): Promise<void>
  /** Counts a request for a picture or another file that is not a call. */
  ofFiles(ip: string): Promise<Refusal | null>
  ofReports(ip: string): Promise<Refusal | null>
}

const limitOf = (name: RouteName): RateLimit => {
  const route: Route = routes[name]
  return route.rateLimit ?? {}
}

/** A call that refuses some users is counted only once it is known to be for this one. */
const isForEveryUser = (name: RouteName) => {
  const { access, requiresReauth }: Route = routes[name]
  return access !== 'admin' && !requiresReauth
}

/** Notes what is counted. What may be given back is full for now alone: there the database is always asked. */
const notingOf =
  (ports: Ports) =>
  ({ spares }: RateLimit, strict: Counter, counted: CountedHit[]): Counter =>
  async (key, limit, now) => {
    const hit = await (spares ? inDatabase(ports.store.repositories.db) : strict)(key, limit, now)
    counted.push({ key, resets_at: hit.resets_at })
    return hit
  }

/** While the database is away, a hit more is no harm. */
async function giveBack(counted: readonly CountedHit[], { store }: Ports): Promise<void> {
  await Promise.allSettled(counted.map(store.repositories.rateLimits.giveBack))
}

export function createLimiter(ports: Ports): Limiter {
  const thrifty = createThriftyCounter(ports)
  const strict = createStrictCounter(ports)
  const noting = notingOf(ports)
  const countUser = createUserCounter(ports)
  const count = (key: string, limits: readonly Limit[], counter: Counter) =>
    countHit(key, limits, counter, ports)
  return {
    async ofAddress(name, ip, counted) {
      const who = addressKey(ip)
      const limit = limitOf(name)
      const { light = [], perAddress = [], countsAs = name } = limit
      return (
        (await count(`all:${who}`, OVERALL, thrifty)) ??
        (await count(`${countsAs}:${who}`, light, thrifty)) ??
        (await count(`${countsAs}:${who}`, perAddress, noting(limit, strict, counted)))
      )
    },
    countOf(name, userId, counted) {
      const { countsAs = name, ...limit } = limitOf(name)
      return countUser(`${countsAs}:${userId}`, isForEveryUser(name) ? limit : {}, counted)
    },
    async ofUser(name, userId, counted) {
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
    giveBack: (counted) => giveBack(counted, ports),
    ofFiles: (ip) => count(`images:${addressKey(ip)}`, IMAGES, thrifty),
    ofReports: (ip) => count(`reports:${addressKey(ip)}`, REPORTS, thrifty),
  }
}
