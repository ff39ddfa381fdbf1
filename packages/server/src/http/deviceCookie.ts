import { randomBytes } from 'node:crypto'

import { API_BASE, type RouteName } from '@kathasagar/api/contract'

import { KNOWN_FOR_MS } from '../modules/auth/index.ts'

const COOKIE = 'device'
const TOKEN = new RegExp(String.raw`(?:^|;\s*)${COOKIE}=([\w-]{43})(?:;|$)`)
const TOKEN_BYTES = 32

/** Calls that issue a new device token, so that a copied one becomes unknown. */
const RENEWED_BY: readonly RouteName[] = ['resetPassword', 'changePassword', 'logoutAll']

/** Calls that prove who owns the device, so the browser stores a token. */
const SETS_COOKIE: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'createGuest',
  'googleLogin',
  'takeSecondStep',
  'exchangeLogin',
  ...RENEWED_BY,
])

/** Returns the device token of the cookie, or a new one. */
export function deviceTokenIn(name: RouteName, cookies = ''): string {
  const kept = RENEWED_BY.includes(name) ? undefined : TOKEN.exec(cookies)?.[1]
  return kept ?? randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Cookie that grants no access. Password attempts from known devices are counted separately. */
export function deviceCookie(name: RouteName, token: string, siteUrl: string): string | null {
  if (!SETS_COOKIE.has(name)) return null
  const seconds = KNOWN_FOR_MS / 1000
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${token}; Path=${API_BASE}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}
