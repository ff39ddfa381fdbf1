import type { RouteName } from '@kathasagar/api/contract'

import { countHit, inDatabase, type Limit } from '../services/countHit.ts'
import type { Ports } from '../services/ports.ts'
import type { Refusal } from '../services/refusal.ts'
import type { MemoryCounter } from './memoryCounter.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Limits = Partial<Record<RouteName, readonly Limit[]>>

/** All calls of one address together. In memory: reads are too many to count in the database. */
const OVERALL: readonly Limit[] = [{ max: 300, windowMs: MINUTE }]

/** Per address and process, in memory. */
const IN_MEMORY: Limits = {
  searchStories: [{ max: 60, windowMs: MINUTE }],
  likeStory: [{ max: 60, windowMs: MINUTE }],
  bookmarkStory: [{ max: 60, windowMs: MINUTE }],
  rateStory: [{ max: 60, windowMs: MINUTE }],
  shareStory: [{ max: 60, windowMs: MINUTE }],
  createGoogleNonce: [{ max: 60, windowMs: MINUTE }],
}

/** Per address, in the database: what guards accounts holds across processes and restarts. */
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
  exchangeLogin: [{ max: 20, windowMs: 5 * MINUTE }],
}

/** Per user, in the database. */
const PER_USER: Limits = {
  createLoginLink: [{ max: 10, windowMs: HOUR }],
  logoutAll: [{ max: 10, windowMs: HOUR }],
  updateMe: [{ max: 60, windowMs: HOUR }],
  changePassword: [{ max: 10, windowMs: HOUR }],
  askExport: [{ max: 10, windowMs: HOUR }],
  deleteMe: [{ max: 10, windowMs: HOUR }],
  createSession: [{ max: 20, windowMs: HOUR }],
  takeAction: [
    { max: 10, windowMs: MINUTE },
    { max: 200, windowMs: DAY },
  ],
}

/** Calls that count as one: both send mail. */
const COUNTS_AS: Partial<Record<RouteName, RouteName>> = { resendVerification: 'forgotPassword' }

/** All eight groups of an IPv6 address. */
function groupsOf(ip: string): string[] {
  const [head = [], tail] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  if (tail === undefined) return head
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

/** One household has a /64 of IPv6, so its addresses count as one. */
export const addressKey = (ip: string): string =>
  ip.includes('.') ? ip.replace(/^::ffff:/, '') : groupsOf(ip).slice(0, 4).join(':')

/** Counts a call against the limits of its address. */
export async function countForAddress(
  name: RouteName,
  ip: string,
  memory: MemoryCounter,
  ports: Ports,
): Promise<Refusal | null> {
  const who = addressKey(ip)
  return (
    (await countHit(`all:${who}`, OVERALL, memory, ports)) ??
    (await countHit(`${name}:${who}`, IN_MEMORY[name] ?? [], memory, ports)) ??
    (await countHit(
      `${COUNTS_AS[name] ?? name}:${who}`,
      PER_ADDRESS[name] ?? [],
      inDatabase(ports),
      ports,
    ))
  )
}

/** Counts a call against the limits of its user. */
export const countForUser = (name: RouteName, userId: string, ports: Ports) =>
  countHit(`${name}:${userId}`, PER_USER[name] ?? [], inDatabase(ports), ports)
