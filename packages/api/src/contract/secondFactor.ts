import * as z from 'zod/mini'
import { count, filledText, text } from '@kathasagar/story/schema'

import { HOUR_MS, MINUTE_MS } from './rateLimits.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { Reauthentication } from './account.ts'
import { broughtGuest, SignedIn } from './auth.ts'
import { instant } from './fields.ts'
import { route } from './route.ts'

/** A code of an authenticator app; blanks within it are left out. */
export const OneTimeCode = text(LIMITS.secondFactorCodeMax)

/** Code of the authenticator app, or a recovery code. */
const ways = {
  one_time_code: z.optional(OneTimeCode),
  recovery_code: z.optional(text(LIMITS.secondFactorCodeMax)),
}

/** Kind of code that completes a second step. */
export type SecondStepWay = 'code' | 'recovery_code'

/** Second step that a login asks for after the right password. */
export const SecondStep = z.object({ challenge: z.string(), expires_at: instant })
export type SecondStep = z.infer<typeof SecondStep>

export const SecondStepAnswer = z.object({
  /** As the refused sign-in named it. */
  challenge: filledText(512),
  ...ways,
  ...broughtGuest,
})
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>

/** Code that confirms the identity in place of the password. */
export const SecondFactorReauth = z.object({ one_time_code: OneTimeCode })
export type SecondFactorReauth = z.infer<typeof SecondFactorReauth>

/** Second factor of an account, without its secrets. */
export const MySecondFactor = z.object({
  /** Authenticator app. Null if none is set up. */
  totp: z.nullable(z.object({ added_at: instant, last_used_at: z.nullable(instant) })),
  recovery_codes_left: count,
  /** Time from which the administration is closed to an admin without a second factor. Null if none is required. */
  due_at: z.nullable(instant),
})
export type MySecondFactor = z.infer<typeof MySecondFactor>

/** What an authenticator app is set up with: shown once, and nothing until a code of it was given. */
export const NewTotp = z.object({ secret: z.string(), uri: z.string() })
export type NewTotp = z.infer<typeof NewTotp>

export const TotpConfirmation = z.object({ one_time_code: OneTimeCode })

/** Recovery codes, shown once; null where the account has its own from before. */
export const RecoveryCodes = z.object({ recovery_codes: z.nullable(z.array(z.string())) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

const smallBody = { bodyLimit: 16 * 1024 }
const Done = z.object({ ok: z.boolean() })
const rateLimit = { perUser: [{ max: 30, windowMs: HOUR_MS }] }

/** Authenticator apps and recovery codes. */
export const secondFactorRoutes = {
  takeSecondStep: route('POST', '/auth/second-factor', {
    summary: 'The second step of a sign-in: a code or a recovery code',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 20, windowMs: MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'allowed',
    body: SecondStepAnswer,
    answer: SignedIn,
    errors: ['second_factor_refused', 'second_step_over'],
    ...smallBody,
  }),
  reauthenticateWithSecondFactor: route('POST', '/me/reauthenticate/second-factor', {
    summary: 'Confirm by a code who one is; opens for five minutes what needs it',
    access: 'user',
    rateLimit: { perUser: [{ max: 20, windowMs: HOUR_MS }] },
    body: SecondFactorReauth,
    answer: Reauthentication,
    errors: ['second_factor_refused'],
    ...smallBody,
  }),
  getSecondFactor: route('GET', '/me/second-factor', {
    summary: 'What the account asks for besides its password',
    access: 'user',
    answer: MySecondFactor,
  }),
  beginTotp: route('POST', '/me/totp', {
    summary:
      'Begin to set up an authenticator app, as an admin; nothing changes until a code of it is given',
    access: 'user',
    rateLimit,
    requiresReauth: true,
    answer: NewTotp,
    status: 201,
    errors: ['forbidden', 'reauth_required', 'totp_there'],
    ...smallBody,
  }),
  confirmTotp: route('PUT', '/me/totp', {
    summary: 'Give the first code of the authenticator app: from then on it is asked for',
    access: 'user',
    rateLimit,
    requiresReauth: true,
    body: TotpConfirmation,
    answer: RecoveryCodes,
    errors: ['reauth_required', 'totp_there', 'not_found', 'second_factor_refused'],
    ...smallBody,
  }),
  removeTotp: route('DELETE', '/me/totp', {
    summary: 'Ask for no codes of an authenticator app any more',
    access: 'user',
    rateLimit,
    requiresReauth: true,
    answer: Done,
    errors: ['reauth_required', 'not_found'],
  }),
  renewRecoveryCodes: route('POST', '/me/recovery-codes', {
    summary: 'Get ten new recovery codes; those from before are void',
    access: 'user',
    rateLimit,
    requiresReauth: true,
    answer: RecoveryCodes,
    status: 201,
    errors: ['reauth_required', 'not_found'],
    ...smallBody,
  }),
} as const
