import * as z from 'zod/mini'
import { filledText, nameText } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import type { FormFault } from './messages/formMessages.ts'
import { TimeZoneHint } from './timeZone.ts'
import { LIMITS, PASSWORD_SPECIALS, USER_ROLES } from './vocabulary/vocabulary.ts'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

/** The four kinds of character a password needs, each with its test, in the order they are listed. */
export const PASSWORD_RULES = [
  { key: 'length', holds: (value: string) => [...value].length >= LIMITS.passwordMin },
  { key: 'uppercase', holds: (value: string) => /\p{Lu}/u.test(value) },
  { key: 'lowercase', holds: (value: string) => /\p{Ll}/u.test(value) },
  { key: 'digit', holds: (value: string) => /\d/.test(value) },
  {
    key: 'special',
    holds: (value: string) => [...value].some((char) => PASSWORD_SPECIALS.includes(char)),
  },
] as const

const first = (error: FormFault) => ({ error, abort: true })

export const Username = z
  .string()
  .check(
    z.minLength(1, first('usernameMissing')),
    z.minLength(LIMITS.usernameMin, first('usernameShort')),
    z.maxLength(LIMITS.usernameMax, first('usernameLong')),
    z.regex(/^[A-Za-z0-9_]+$/, first('usernameChars')),
  )

export const Email = z
  .string()
  .check(
    z.minLength(1, first('emailMissing')),
    z.maxLength(LIMITS.emailMax, first('emailInvalid')),
    z.email(first('emailInvalid')),
  )

/** In code points, like every length of ours: a character is one, whatever its script. */
const isNoLonger = (value: string) => [...value].length <= LIMITS.passwordMax
const noLonger = z.refine<string>(isNoLonger, first('passwordLong'))

export const NewPassword = z.string().check(
  z.minLength(1, first('passwordMissing')),
  z.refine(PASSWORD_RULES[0].holds, first('passwordShort')),
  noLonger,
  z.refine((value) => PASSWORD_RULES.every((rule) => rule.holds(value)), first('passwordWeak')),
)

/** A password that somebody says to have; the rules of new ones may have been others then. */
export const GivenPassword = z.string().check(z.minLength(1, first('passwordMissing')), noLonger)

/** The second of two fields for a new password. */
export const RepeatedPassword = z.string().check(z.minLength(1, first('confirmMissing')), noLonger)

/** The guest of a device, whose plays come along into the account. */
export const broughtGuest = {
  /** Their refresh token; absent, nobody played. */
  guest_token: z.optional(filledText(512)),
  /** By it goes for which day they are paid; absent, by UTC. */
  time_zone: z.optional(TimeZoneHint),
}

export const LoginRequest = z.object({
  email_or_username: z
    .string()
    .check(
      z.minLength(1, first('identifierMissing')),
      z.minLength(LIMITS.loginIdentifierMin, first('identifierShort')),
      z.maxLength(LIMITS.loginIdentifierMax, first('identifierLong')),
    ),
  password: GivenPassword,
  remember_me: z._default(z.boolean(), false),
  ...broughtGuest,
})
export type LoginRequest = z.input<typeof LoginRequest>

export const RegisterRequest = z
  .object({
    username: Username,
    email: Email,
    password: NewPassword,
    confirm_password: RepeatedPassword,
    display_name: z.optional(nameText(LIMITS.displayNameMax)),
    /** What the page spoke: the account's language until another is chosen; absent, none is. */
    language: z.optional(z.enum(STORY_LANGUAGES)),
    ...broughtGuest,
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      error: 'confirmDiffers' satisfies FormFault,
      path: ['confirm_password'],
    }),
  )
export type RegisterRequest = z.input<typeof RegisterRequest>

export const RefreshRequest = z.object({ refresh_token: filledText(512) })
export type RefreshRequest = z.infer<typeof RefreshRequest>

export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof Tokens>

/** The signed-in person, as only they may see themselves. */
export const User = z.object({
  id,
  username: z.string(),
  display_name: z.nullable(z.string()),
  /** Names their page as an author. */
  handle: z.string(),
  /** What they say about themselves there, in Markdown. */
  about: z.string(),
  /** Where it is shown from; always on this site. */
  avatar_url: z.nullable(z.string()),
  /** As it was typed, for the form that changes it. */
  avatar_source: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(USER_ROLES),
  is_verified: z.boolean(),
  has_premium_access: z.boolean(),
  /** Signs in by password; an account that came by Google has none until one is chosen. */
  has_password: z.boolean(),
  /** Has said to be 18 or older. */
  is_adult: z.boolean(),
  /** May do nothing but take their data along and leave. */
  is_suspended: z._default(z.boolean(), false),
  /** The language in which stories are looked for first; null: all alike. */
  language: z.nullable(z.enum(STORY_LANGUAGES)),
  /** Credits that can be spent now. */
  credits: z.int(),
})
export type User = z.infer<typeof User>

export const SignedIn = z.object({ tokens: Tokens, user: User })
export type SignedIn = z.infer<typeof SignedIn>

export const TokenAnswer = z.object({ access_token: z.string(), tokens: Tokens })
export type TokenAnswer = z.infer<typeof TokenAnswer>
