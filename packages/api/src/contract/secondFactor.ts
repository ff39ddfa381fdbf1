import * as z from 'zod/mini'
import { count, nonEmptyText, text } from '@kathasagar/story/schema'

import { HOUR_MS, MINUTE_MS } from './rateLimits.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { Reauthentication } from './account.ts'
import { guestToMerge, SignedIn } from './auth.ts'
import { instant } from './fields.ts'
import { anyoneRoute, userRoute } from './route.ts'

/** One-time code. Spaces are ignored. */
export const OneTimeCode = text(LIMITS.secondFactorCodeMax)

const ways = {
  one_time_code: z.optional(OneTimeCode),
  recovery_code: z.optional(text(LIMITS.secondFactorCodeMax)),
}

export type SecondStepMethod = 'code' | 'recovery_code'

/** Second step after the correct password. */
export const SecondStep = z.object({ challenge: z.string(), expires_at: instant })
export interface SecondStep extends z.infer<typeof SecondStep> {}

export const SecondStepAnswer = z.object({ challenge: nonEmptyText(512), ...ways, ...guestToMerge })
export interface SecondStepAnswer extends z.infer<typeof SecondStepAnswer> {}

/** Code that confirms the identity instead of the password. */
export const SecondFactorReauth = z.object({ one_time_code: OneTimeCode })

export const MySecondFactor = z.object({
  totp: z.nullable(z.object({ added_at: instant, last_used_at: z.nullable(instant) })),
  recovery_codes_left: count,
  /** Time from which an admin without a second factor has no access to the admin pages. Null if not required. */
  due_at: z.nullable(instant),
})
export interface MySecondFactor extends z.infer<typeof MySecondFactor> {}

/** New secret. It is shown only once, and inactive until confirmed with a code. */
export const NewTotp = z.object({ secret: z.string(), uri: z.string() })

export const TotpConfirmation = z.object({ one_time_code: OneTimeCode })

/** New recovery codes. They are shown only once. Null if the account already has codes. */
export const RecoveryCodes = z.object({ recovery_codes: z.nullable(z.array(z.string())) })
export interface RecoveryCodes extends z.infer<typeof RecoveryCodes> {}

const smallBody = { bodyLimit: 16 * 1024 }
const Done = z.object({ ok: z.boolean() })
const rateLimit = { perUser: [{ max: 30, windowMs: HOUR_MS }] }

export default {
  takeSecondStep: anyoneRoute('POST', '/auth/second-factor', {
    summary: 'Complete the second step of a login with a code or recovery code',
    rateLimit: { perAddress: [{ max: 20, windowMs: MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'allowed',
    body: SecondStepAnswer,
    answer: SignedIn,
    errors: ['second_factor_refused', 'second_step_over'],
    ...smallBody,
  }),
  reauthenticateWithSecondFactor: userRoute('POST', '/me/reauthenticate/second-factor', {
    summary: 'Confirm the identity with a code, for five minutes',
    rateLimit: { perUser: [{ max: 20, windowMs: HOUR_MS }] },
    body: SecondFactorReauth,
    answer: Reauthentication,
    errors: ['second_factor_refused'],
    ...smallBody,
  }),
  getSecondFactor: userRoute('GET', '/me/second-factor', {
    summary: 'Get the second factor of the account',
    answer: MySecondFactor,
  }),
  beginTotp: userRoute('POST', '/me/totp', {
    summary: 'Start to set up an authenticator app as an admin; a code has to confirm it',
    rateLimit,
    requiresReauth: true,
    answer: NewTotp,
    status: 201,
    errors: ['forbidden', 'reauth_required', 'totp_there'],
    ...smallBody,
  }),
  confirmTotp: userRoute('PUT', '/me/totp', {
    summary: 'Enable the authenticator app with its first code',
    rateLimit,
    requiresReauth: true,
    body: TotpConfirmation,
    answer: RecoveryCodes,
    errors: ['reauth_required', 'totp_there', 'not_found', 'second_factor_refused'],
    ...smallBody,
  }),
  removeTotp: userRoute('DELETE', '/me/totp', {
    summary: 'Disable the authenticator app',
    rateLimit,
    requiresReauth: true,
    answer: Done,
    errors: ['reauth_required', 'not_found'],
  }),
  renewRecoveryCodes: userRoute('POST', '/me/recovery-codes', {
    summary: 'Create ten new recovery codes; the old ones become invalid',
    rateLimit,
    requiresReauth: true,
    answer: RecoveryCodes,
    status: 201,
    errors: ['reauth_required', 'not_found'],
    ...smallBody,
  }),
} as const
