import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query'

import { isExpired } from '../auth/accessToken.ts'
import { guestChanged, signedOut } from '../auth/authSlice.ts'
import {
  clearGuestTokens,
  clearTokens,
  readGuestTokens,
  readTokens,
  saveGuestTokens,
  saveTokens,
} from '../auth/tokenStorage.ts'
import type { Tokens } from '../contract/auth.ts'
import type { ErrorCode } from '../contract/errors.ts'
import { fieldOf } from '../runtime/fieldOf.ts'
import { errorBodyOf } from './messageFor.ts'
import { authCalls } from './calls.ts'
import { baseQuery } from './configureApi.ts'
import { withTabLock } from './withTabLock.ts'
import { requestOf, type ApiCall } from './requestOf.ts'

/** Base query, named so that declarations are short. */
export interface ApiBaseQuery extends BaseQueryFn<
  ApiCall,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> {}

/** Outcome of a renewal. `left`: the user logged out meanwhile. `passing`: a temporary error occurred. */
type Refreshed = 'renewed' | 'refused' | 'left' | { passing: FetchBaseQueryError }

const REFRESH_WITHIN_MS = 15_000

interface Holder {
  read: () => Tokens | null
  save: (tokens: Tokens) => void
  clear: () => void
  /** Running renewal that all calls with these tokens share. */
  running: Promise<Refreshed> | null
}

const signedInHolder: Holder = {
  read: readTokens,
  save: saveTokens,
  clear: clearTokens,
  running: null,
}
const guestHolder: Holder = {
  read: readGuestTokens,
  save: saveGuestTokens,
  clear: clearGuestTokens,
  running: null,
}

async function exchange(holder: Holder, spent: string, api: BaseQueryApi): Promise<Refreshed> {
  const held = holder.read()
  if (!held) return 'refused'
  if (held.access_token !== spent) return 'renewed'

  const { refresh_token } = held
  const call = authCalls.call('refresh', { body: { refresh_token } })
  const request = await requestOf(call).catch(() => null)
  if (!request) return { passing: { status: 'FETCH_ERROR', error: 'The call could not be made' } }
  const { data, error } = await baseQuery(request, api, {})
  if (error && error.status !== 401 && error.status !== 422) return { passing: error }

  // Servers may send tokens at the top level or in `tokens`, with or without a new refresh token.
  const tokens = {
    refresh_token,
    ...(data as object | undefined),
    ...Object(fieldOf(data, 'tokens')),
  }
  const told = { access_token: tokens.access_token, tokens }
  const answer = error ? null : await authCalls.answer('refresh')['~standard'].validate(told)
  const now = holder.read()
  // The old token must not affect a newer login.
  if (now && now.refresh_token !== refresh_token) return 'renewed'
  if (!answer || answer.issues) return 'refused'
  if (!now) return 'left'
  holder.save(answer.value.tokens)
  return 'renewed'
}

function refresh(holder: Holder, spent: string, api: BaseQueryApi): Promise<Refreshed> {
  // The renewal has its own timeout, because other calls and tabs wait for it.
  const unhurried = { ...api, signal: AbortSignal.timeout(REFRESH_WITHIN_MS) }
  holder.running ??= withTabLock('refresh', () => exchange(holder, spent, unhurried)).finally(
    () => {
      holder.running = null
    },
  )
  return holder.running
}

/** Renews the tokens. Removes rejected tokens unless they were replaced meanwhile. */
async function renew(holder: Holder, held: Tokens, api: BaseQueryApi): Promise<Refreshed> {
  const outcome = await refresh(holder, held.access_token, api)
  const isHeld = holder.read()?.refresh_token === held.refresh_token
  if (outcome === 'refused' && isHeld) holder.clear()
  return outcome
}

/** Errors with status 401 that are about a submitted password or code, not about the token. */
const ABOUT_THE_CREDENTIAL: readonly (ErrorCode | undefined)[] = [
  'wrong_credentials',
  'login_link_invalid',
  'google_refused',
  'second_factor_required',
  'second_factor_refused',
  'second_step_over',
]

const isTokenRefused = (error: FetchBaseQueryError | undefined) =>
  error?.status === 401 && !ABOUT_THE_CREDENTIAL.includes(errorBodyOf(error)?.code)

/**
 * Sends a request. Renews an expired token first; after a 401, renews and retries once. If the
 * server refuses renewal, ends the session on this device and sends the call as a guest.
 */
export const refreshOn401: ApiBaseQuery = async (call, api, extra) => {
  const described = await requestOf(call).catch((error: unknown) => ({ error: String(error) }))
  if ('error' in described) return { error: { status: 'FETCH_ERROR', ...described } }
  const { onExpired, isPlaying = false, ...request } = described
  const isGuests = isPlaying && readTokens() === null
  const holder = isGuests ? guestHolder : signedInHolder
  const send = () => baseQuery(isGuests ? withGuestToken(request) : request, api, extra)
  const held = holder.read()
  const isSpent = held !== null && isExpired(held.access_token, Date.now())
  let outcome = isSpent ? await renew(holder, held, api) : null

  let result = await send()
  if (held && outcome === null && isTokenRefused(result.error)) {
    outcome = await renew(holder, held, api)
    if (typeof outcome === 'string') result = await send()
  }
  // The session may still be valid. Therefore, the call returns the temporary error.
  if (typeof outcome === 'object' && outcome && isTokenRefused(result.error)) {
    return { error: outcome.passing }
  }
  if (outcome !== 'refused') return result
  // If another login has replaced the token, the call uses it.
  if (holder.read()) return isTokenRefused(result.error) ? send() : result
  if (isGuests) api.dispatch(guestChanged(false))
  else {
    // The app opens the login page if the page needs a session.
    const isNeeded = isTokenRefused(result.error) && onExpired !== 'local'
    api.dispatch(signedOut({ why: isNeeded ? 'lost' : 'ended' }))
  }
  return result
}

function withGuestToken(request: FetchArgs): FetchArgs {
  const tokens = readGuestTokens()
  if (!tokens) return request
  const headers = new Headers(request.headers as HeadersInit | undefined)
  headers.set('authorization', `Bearer ${tokens.access_token}`)
  return { ...request, headers }
}
