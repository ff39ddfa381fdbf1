import { randomBytes } from 'node:crypto'

import { API_BASE, type RouteName } from '@kathasagar/api/contract'

import { KNOWN_FOR_MS } from '../services/auth/knownOrigins.ts'

const COOKIE = 'device'
const TOKEN = new RegExp(String.raw`(?:^|;\s*)${COOKIE}=([\w-]{43})(?:;|$)`)
const TOKEN_BYTES = 32

/** Calls after which an account knows the browser: each has shown whose it is. */
const REMEMBERED_BY: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'createGuest',
  'googleLogin',
  'passkeySignIn',
  'takeSecondStep',
  'exchangeLogin',
  'resetPassword',
  'changePassword',
])

/** The token of the browser that calls; a new one for a browser that has none. */
export const deviceTokenIn = (cookies: string | undefined): string =>
  TOKEN.exec(cookies ?? '')?.[1] ?? randomBytes(TOKEN_BYTES).toString('base64url')

/**
 * The cookie by which a browser is known the next time; null after other calls. It opens nothing:
 * all that it does is to have its guesses at a password counted apart from those of strangers.
 */
export function deviceCookie(name: RouteName, token: string, siteUrl: string): string | null {
  if (!REMEMBERED_BY.has(name)) return null
  const seconds = KNOWN_FOR_MS / 1000
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${token}; Path=${API_BASE}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}
