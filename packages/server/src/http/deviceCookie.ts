import { randomBytes } from 'node:crypto'

import { API_BASE, type RouteName } from '@kathasagar/api/contract'

import { KNOWN_FOR_MS } from '../modules/auth/index.ts'

const COOKIE = 'device'
const TOKEN = new RegExp(String.raw`(?:^|;\s*)${COOKIE}=([\w-]{43})(?:;|$)`)
const TOKEN_BYTES = 32

/** Calls that make every browser a stranger: whoever has copied this one's token stays one. */
const RENEWED_BY: readonly RouteName[] = ['resetPassword', 'changePassword', 'logoutAll']

/** Calls after which the browser keeps its token: each has shown whose it is. */
const KEPT_AFTER: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'createGuest',
  'googleLogin',
  'takeSecondStep',
  'exchangeLogin',
  ...RENEWED_BY,
])

/** The token of the browser that calls; a new one for a browser that has none, or is to have another. */
export function deviceTokenIn(name: RouteName, cookies = ''): string {
  const kept = RENEWED_BY.includes(name) ? undefined : TOKEN.exec(cookies)?.[1]
  return kept ?? randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * The cookie by which a browser is known the next time; null after other calls. It opens nothing:
 * all that it does is to have its guesses at a password counted apart from those of strangers.
 */
export function deviceCookie(name: RouteName, token: string, siteUrl: string): string | null {
  if (!KEPT_AFTER.has(name)) return null
  const seconds = KNOWN_FOR_MS / 1000
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${token}; Path=${API_BASE}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}
