import { routes, type Route, type RouteName } from '@kathasagar/api/contract'

import { countHit, type Limit } from '../services/countHit.ts'
import type { Ports } from '../services/ports.ts'
import type { Refusal } from '../services/refusal.ts'
import { createStrictCounter, createThriftyCounter, type Counter } from './counters.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const often: readonly Limit[] = [{ max: 60, windowMs: MINUTE }]
const seldom: readonly Limit[] = [{ max: 10, windowMs: HOUR }]
const writing: readonly Limit[] = [{ max: 20, windowMs: HOUR }]

type Limits = Partial<Record<RouteName, readonly Limit[]>>

/** All calls of one address, and all of one user. */
const OVERALL: readonly Limit[] = [{ max: 300, windowMs: MINUTE }]
/** Pictures that we fetch elsewhere: a page of cards asks for many at once. */
const IMAGES: readonly Limit[] = [{ max: 600, windowMs: MINUTE }]
/** Reports of browsers, each with a line in the log. */
const REPORTS: readonly Limit[] = [{ max: 20, windowMs: MINUTE }]
/** All calls that are for admins, of one of them. */
const ADMIN: readonly Limit[] = [{ max: 120, windowMs: MINUTE }]

/** Light calls, per address; counted thriftily. */
const LIGHT: Limits = {
  searchStories: often,
  likeStory: often,
  bookmarkStory: often,
  rateStory: often,
  shareStory: often,
  testPlay: often,
  playDemo: often,
  publishStory: often,
  archiveStory: often,
  restoreStory: often,
  deleteStory: often,
  createGoogleNonce: often,
}

/** What guards accounts, per address: each hit is counted before it counts for anything. */
const PER_ADDRESS: Limits = {
  login: [{ max: 10, windowMs: MINUTE }],
  register: [{ max: 5, windowMs: HOUR }],
  refresh: [{ max: 150, windowMs: 5 * MINUTE }],
  forgotPassword: [{ max: 5, windowMs: HOUR }],
  resendVerification: [{ max: 5, windowMs: HOUR }],
  resetPassword: [{ max: 20, windowMs: 5 * MINUTE }],
  verifyEmail: [{ max: 30, windowMs: 5 * MINUTE }],
  joinWaitlist: [{ max: 5, windowMs: HOUR }],
  googleLogin: [{ max: 20, windowMs: 5 * MINUTE }],
  readLoginLink: [{ max: 20, windowMs: 5 * MINUTE }],
  exchangeLogin: [{ max: 20, windowMs: 5 * MINUTE }],
}

/** What costs us something, per user. */
const PER_USER: Limits = {
  createLoginLink: seldom,
  logoutAll: seldom,
  updateMe: [{ max: 60, windowMs: HOUR }],
  changePassword: seldom,
  reauthenticate: [{ max: 20, windowMs: HOUR }],
  reauthenticateWithGoogle: [{ max: 20, windowMs: HOUR }],
  askExport: seldom,
  deleteMe: seldom,
  createStory: writing,
  updateStory: writing,
  restoreVersion: writing,
  collectRewards: often,
  reviewStory: often,
  reportStory: seldom,
  createSession: writing,
  takeAction: [
    { max: 10, windowMs: MINUTE },
    { max: 200, windowMs: DAY },
  ],
}

/** Calls that count as one: both send mail, and both write a story. */
const COUNTS_AS: Partial<Record<RouteName, RouteName>> = {
  resendVerification: 'forgotPassword',
  updateStory: 'createStory',
  restoreVersion: 'createStory',
}

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
  ofAddress(name: RouteName, ip: string): Promise<Refusal | null>
  ofUser(name: RouteName, userId: string): Promise<Refusal | null>
  ofImages(ip: string): Promise<Refusal | null>
  ofReports(ip: string): Promise<Refusal | null>
}

export function createLimiter(ports: Ports): Limiter {
  const thrifty = createThriftyCounter(ports)
  const strict = createStrictCounter(ports)
  const count = (key: string, limits: readonly Limit[], counter: Counter) =>
    countHit(key, limits, counter, ports)

  return {
    async ofAddress(name, ip) {
      const who = addressKey(ip)
      const key = `${COUNTS_AS[name] ?? name}:${who}`
      return (
        (await count(`all:${who}`, OVERALL, thrifty)) ??
        (await count(key, LIGHT[name] ?? [], thrifty)) ??
        (await count(key, PER_ADDRESS[name] ?? [], strict))
      )
    },
    async ofUser(name, userId) {
      const route: Route = routes[name]
      return (
        (await count(`user:${userId}`, OVERALL, thrifty)) ??
        (await count(`admin:${userId}`, route.access === 'admin' ? ADMIN : [], thrifty)) ??
        (await count(`${COUNTS_AS[name] ?? name}:${userId}`, PER_USER[name] ?? [], strict))
      )
    },
    ofImages: (ip) => count(`images:${addressKey(ip)}`, IMAGES, thrifty),
    ofReports: (ip) => count(`reports:${addressKey(ip)}`, REPORTS, thrifty),
  }
}
