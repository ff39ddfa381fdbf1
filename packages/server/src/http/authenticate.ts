import { type Route, type RouteName, routes, API_BASE } from '@kathasagar/api/contract'

import {
  findLive,
  isReauthenticated,
  secondFactorDue,
  ORIGIN_LIFETIME_MS,
} from '../modules/auth/index.ts'
import type { Context } from '../modules/calls.ts'
import { recordRateLimited } from '../modules/audit/index.ts'
import type { Refusal, Caller } from '../platform/call.ts'
import type { UserCount } from './counters.ts'
import { randomBytes } from 'node:crypto'

/** Returns the bearer token. Returns `''` if it is malformed, and null if there is no header. */
export const bearerOf = (header: string | undefined): string | null =>
  header === undefined ? null : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '')

const COOKIE = 'device'
const TOKEN = new RegExp(String.raw`(?:^|;\s*)${COOKIE}=([\w-]{43})(?:;|$)`)
const TOKEN_BYTES = 32

/** Calls that issue a new device token, so that a stolen token becomes invalid. */
const RENEWED_BY: readonly RouteName[] = ['resetPassword', 'changePassword', 'logoutAll']

/** Calls that prove who owns the device. The device then gets a token. */
const SETS_COOKIE: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'createGuest',
  'googleLogin',
  'takeSecondStep',
  'exchangeLogin',
  ...RENEWED_BY,
])

export function deviceTokenIn(name: RouteName, cookies = ''): string {
  const kept = RENEWED_BY.includes(name) ? undefined : TOKEN.exec(cookies)?.[1]
  return kept ?? randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Cookie that identifies a device, so that its password attempts are counted separately. */
export function deviceCookie(name: RouteName, token: string, siteUrl: string): string | null {
  if (!SETS_COOKIE.has(name)) return null
  const seconds = ORIGIN_LIFETIME_MS / 1000
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${token}; Path=${API_BASE}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

const EXPIRED: Refusal = { code: 'session_expired' }
const SECOND_FACTOR_MISSING: Refusal = { code: 'second_factor_missing' }
const REAUTH_REQUIRED: Refusal = { code: 'reauth_required' }

interface Admission {
  isOpenToSuspended: boolean
  exemptsAdmins: boolean
  countOf: (userId: string) => UserCount
}

export interface KnownCaller {
  caller: Caller
  tooOften: Refusal | null
}

/** Looks up the login on each call, so that logout and suspension apply immediately. */
async function callerOf(
  token: string,
  { accessTokens, clock, db }: Context,
  { isOpenToSuspended, exemptsAdmins, countOf }: Admission,
) {
  const now = clock.now()
  const claims = await accessTokens.verify(token, now)
  if (!claims) return EXPIRED
  const count = countOf(claims.user_id)
  const found = await findLive(db, claims.sign_in_id, now, count.windows)
  if (!found || found.user.id !== claims.user_id) return EXPIRED
  const { hits, ...live } = found
  if (live.user.suspended_at && !isOpenToSuspended)
    return { code: 'account_suspended' } satisfies Refusal
  const caller: Caller = { ...live, sign_in_id: claims.sign_in_id }
  const isExempt = exemptsAdmins && live.user.role === 'admin'
  return { caller, tooOften: isExempt ? null : count.judge(hits) }
}

export async function authenticate(
  name: RouteName,
  header: string | undefined,
  ports: Context,
  countOf: (userId: string) => UserCount,
): Promise<KnownCaller | Refusal | null> {
  const {
    access,
    requiresReauth,
    ignoresToken,
    rateLimit,
    isOpenToSuspended = false,
  }: Route = routes[name]
  const exemptsAdmins = rateLimit?.exemptsAdmins ?? false
  if (ignoresToken) return null
  const token = bearerOf(header)
  if (token === null) return access === 'anyone' ? null : { code: 'not_signed_in' }

  const known = await callerOf(token, ports, { isOpenToSuspended, exemptsAdmins, countOf })
  if ('code' in known) return known
  const { caller } = known
  // Guests count as logged out, except in calls of play.
  if (caller.user.is_guest && access !== 'player') {
    return access === 'anyone' ? null : { code: 'account_required' }
  }
  if (mayCall(access, caller)) {
    if (access === 'admin' && (await isOverdue(ports, caller))) return SECOND_FACTOR_MISSING
    if (requiresReauth && !isReauthenticated(caller.reauthenticated_at, ports.clock.now()))
      return REAUTH_REQUIRED
    return known
  }
  const { id: actor_id } = caller.user
  const tried = { actor_id, act: 'call_refused', target: { kind: 'call', id: name } } as const
  await recordRateLimited(ports.db, `${actor_id}:${name}`, tried, ports.clock.now())
  return { code: 'forbidden' }
}

async function isOverdue(ports: Context, { user }: Caller): Promise<boolean> {
  const due = await secondFactorDue(ports, user)
  return due !== null && due <= ports.clock.now()
}

const mayCall = (access: string, { user }: Caller) => access !== 'admin' || user.role === 'admin'
