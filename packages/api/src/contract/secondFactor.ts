import * as z from 'zod/mini'

import { count, filledNameText, filledText, text } from '@kathasagar/story/schema'
import { broughtGuest } from './auth.ts'
import { id, instant } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

/** What a browser and its authenticator hand over, as base64url. */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/))

const CREDENTIAL_ID_MAX = 1400
const CLIENT_DATA_MAX = 2048
const ATTESTATION_MAX = 8192

const credential = { id: bytes(CREDENTIAL_ID_MAX), type: z.literal('public-key') }
const clientDataJSON = bytes(CLIENT_DATA_MAX)

/** A new passkey, as `navigator.credentials.create` answers. */
export const NewCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON, attestationObject: bytes(ATTESTATION_MAX) }),
})
export type NewCredential = z.infer<typeof NewCredential>

/** A passkey that is used, as `navigator.credentials.get` answers. */
export const UsedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(CLIENT_DATA_MAX),
    signature: bytes(CLIENT_DATA_MAX),
  }),
})
export type UsedCredential = z.infer<typeof UsedCredential>

/** A code of an authenticator app; blanks within it are left out. */
export const OneTimeCode = text(LIMITS.secondFactorCodeMax)

/** A passkey, the code of an authenticator app, or a recovery code: one of them. */
const ways = {
  one_time_code: z.optional(OneTimeCode),
  recovery_code: z.optional(text(LIMITS.secondFactorCodeMax)),
  passkey: z.optional(UsedCredential),
}

/** What a browser is asked for a passkey by; good for five minutes, once. */
export const PasskeyChallenge = z.object({ challenge: z.string(), rp_id: z.string() })
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>

export const PasskeySignIn = z.object({
  passkey: UsedCredential,
  remember_me: z._default(z.boolean(), false),
  ...broughtGuest,
})
export type PasskeySignIn = z.input<typeof PasskeySignIn>

/** By which a second step may be taken. */
export const SECOND_STEP_WAYS = ['passkey', 'code', 'recovery_code'] as const
export type SecondStepWay = (typeof SECOND_STEP_WAYS)[number]

/** The password was right; what is asked next, and until when. */
export const SecondStep = z.object({
  challenge: z.string(),
  expires_at: instant,
  ways: z.array(z.enum(SECOND_STEP_WAYS)),
})
export type SecondStep = z.infer<typeof SecondStep>

export const SecondStepAnswer = z.object({
  /** As the refused sign-in named it. */
  challenge: filledText(512),
  ...ways,
  ...broughtGuest,
})
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>

/** What shows again who one is, in place of the password. */
export const SecondFactorReauth = z.object({
  one_time_code: ways.one_time_code,
  passkey: ways.passkey,
})
export type SecondFactorReauth = z.infer<typeof SecondFactorReauth>

export const Passkey = z.object({
  id,
  name: z.string(),
  added_at: instant,
  last_used_at: z.nullable(instant),
})
export type Passkey = z.infer<typeof Passkey>

/** What an account asks for besides its password; none of the secrets. */
export const MySecondFactor = z.object({
  /** The authenticator app; null where none is set up. */
  totp: z.nullable(z.object({ added_at: instant, last_used_at: z.nullable(instant) })),
  /** The latest first. */
  passkeys: z.array(Passkey),
  recovery_codes_left: count,
  /** From then on an admin without a second factor administers nothing; null where none is asked for. */
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

/** What a browser makes a new passkey from. */
export const NewPasskey = z.object({
  challenge: z.string(),
  rp_id: z.string(),
  rp_name: z.string(),
  user_handle: z.string(),
  username: z.string(),
  display_name: z.string(),
  /** Those that the account has: an authenticator that holds one makes no second. */
  known_ids: z.array(z.string()),
})
export type NewPasskey = z.infer<typeof NewPasskey>

const PasskeyName = filledNameText(LIMITS.passkeyNameMax)

export const PasskeyForm = z.object({
  name: PasskeyName,
  passkey: NewCredential,
})
export type PasskeyForm = z.infer<typeof PasskeyForm>

export const PasskeyRename = z.object({ name: PasskeyName })
export type PasskeyRename = z.infer<typeof PasskeyRename>

export const PasskeyParams = z.object({ passkey_id: id })
