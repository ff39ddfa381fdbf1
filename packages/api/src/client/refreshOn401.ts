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
import { baseQuery } from './baseQuery.ts'
import { authCalls } from './calls.ts'
import { inOneTab } from './inOneTab.ts'
import { requestOf, type ApiCall } from './requestOf.ts'

/**
 * What came of renewing a token; `left`: whoever held it has signed out meanwhile. An error: the server
 * could not be asked, or could not answer now.
 */
type Refreshed = 'renewed' | 'refused' | 'left' | { passing: FetchBaseQueryError }

const REFRESH_WITHIN_MS = 15_000

/** Whose tokens a call goes with. */
interface Holder {
  read: () => Tokens | null
  save: (tokens: Tokens) => void
  clear: () => void
  /** The exchange of a spent token that runs, for all calls that wait for it. */
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

  // Both tokens may stand at the top or in `tokens`; a refresh token that is not replaced stays.
  const tokens = {
    refresh_token,
    ...(data as object | undefined),
    ...Object(fieldOf(data, 'tokens')),
  }
  const told = { access_token: tokens.access_token, tokens }
  const answer = error ? null : await authCalls.answer('refresh')['~standard'].validate(told)
  const now = holder.read()
  // Somebody has signed in meanwhile: what was said of the former sign-in is not theirs.
  if (now && now.refresh_token !== refresh_token) return 'renewed'
  if (!answer || answer.issues) return 'refused'
  if (!now) return 'left'
  holder.save(answer.value.tokens)
  return 'renewed'
}

function refresh(holder: Holder, spent: string, api: BaseQueryApi): Promise<Refreshed> {
  // A refresh outlives the call that began it: other calls, and other tabs, wait for the same one.
  // A server that never answers must not hold them all.
  const unhurried = { ...api, signal: AbortSignal.timeout(REFRESH_WITHIN_MS) }
  holder.running ??= inOneTab('refresh', () => exchange(holder, spent, unhurried)).finally(() => {
    holder.running = null
  })
  return holder.running
}

/** The same for one call: what the server refuses to renew is forgotten, and nothing that came after it. */
async function renew(holder: Holder, held: Tokens, api: BaseQueryApi): Promise<Refreshed> {
  const outcome = await refresh(holder, held.access_token, api)
  const isHeld = holder.read()?.refresh_token === held.refresh_token
  if (outcome === 'refused' && isHeld) holder.clear()
  return outcome
}

/** What a 401 may say of the proof that was sent, while the token is not in question. */
const ABOUT_THE_CREDENTIAL: readonly (ErrorCode | undefined)[] = [
  'wrong_credentials',
  'login_link_invalid',
  'google_refused',
  'second_factor_required',
  'second_factor_refused',
  'second_step_over',
]

/** A 401 that speaks of the token, not of a wrong password or link. */
const isTokenRefused = (error: FetchBaseQueryError | undefined) =>
  error?.status === 401 && !ABOUT_THE_CREDENTIAL.includes(errorBodyOf(error)?.code)

/**
 * Sends a request; a spent token is renewed before it, and a 401 renews and repeats it once. When
 * the server refuses to renew, the sign-in ends on this device and the call is made as by a guest.
 */
export const refreshOn401: BaseQueryFn<
  ApiCall,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (call, api, extra) => {
  const described = await requestOf(call).catch((error: unknown) => ({ error: String(error) }))
  if ('error' in described) return { error: { status: 'FETCH_ERROR', ...described } }
  const { onExpired, isPlaying = false, ...request } = described
  const isGuests = isPlaying && readTokens() === null
  const holder = isGuests ? guestHolder : signedInHolder
  const send = () => baseQuery(isGuests ? asGuest(request) : request, api, extra)
  const held = holder.read()
  const isSpent = held !== null && isExpired(held.access_token, Date.now())
  let outcome = isSpent ? await renew(holder, held, api) : null

  let result = await send()
  if (held && outcome === null && isTokenRefused(result.error)) {
    outcome = await renew(holder, held, api)
    if (typeof outcome === 'string') result = await send()
  }
  // The sign-in may be as good as before: why it could not be renewed is why the call failed.
  if (typeof outcome === 'object' && outcome && isTokenRefused(result.error)) {
    return { error: outcome.passing }
  }
  if (outcome !== 'refused') return result
  // A sign-in that began meanwhile stays, and may make the call.
  if (holder.read()) return isTokenRefused(result.error) ? send() : result
  if (isGuests) api.dispatch(guestChanged(false))
  else {
    // The page has to be left where nothing on it is for a guest.
    const isNeeded = isTokenRefused(result.error) && onExpired !== 'local'
    api.dispatch(signedOut({ why: isNeeded ? 'lost' : 'ended' }))
  }
  return result
}

/** The request with the token of whoever plays here without an account. */
function asGuest(request: FetchArgs): FetchArgs {
  const tokens = readGuestTokens()
  if (!tokens) return request
  const headers = new Headers(request.headers as HeadersInit | undefined)
  headers.set('authorization', `Bearer ${tokens.access_token}`)
  return { ...request, headers }
}
