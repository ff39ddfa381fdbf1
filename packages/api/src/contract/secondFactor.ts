import * as z from 'zod/mini'

import { count, filledText, text } from '@kathasagar/story/schema'
import { broughtGuest } from './auth.ts'
import { instant } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

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
