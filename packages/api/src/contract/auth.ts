import * as z from 'zod/mini'
import { filledText, id, nameText } from './fields.ts'
import { LIMITS, PASSWORD_SPECIALS, STORY_LANGUAGES, USER_ROLES } from './vocabulary.ts'

/** Sentences of the forms; server and client say the same. */
export const AUTH_MESSAGES = {
  /** A success without tokens. */
  unreadable: 'Invalid response format',
  identifierMissing: 'Username or email is required',
  identifierShort: 'Username or email must be at least 3 characters',
  identifierLong: 'Username or email cannot exceed 50 characters',
  usernameMissing: 'Username is required',
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Username cannot exceed 30 characters',
  usernameChars: 'Username can only contain letters, numbers, and underscores',
  usernameTaken: 'This username is already taken',
  emailMissing: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailTaken: 'An account with this email already exists',
  passwordMissing: 'Password is required',
  passwordShort: 'Password must be at least 8 characters',
  passwordLong: 'Password cannot exceed 128 characters',
  passwordWeak: 'Password must include uppercase, lowercase, number and special character',
  passwordCommon: 'This password is too easy to guess. Please choose another.',
  confirmMissing: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  displayNameLong: 'Display name cannot exceed 50 characters',
} as const

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

const first = (error: string) => ({ error, abort: true })

export const Username = z
  .string()
  .check(
    z.minLength(1, first(AUTH_MESSAGES.usernameMissing)),
    z.minLength(LIMITS.usernameMin, first(AUTH_MESSAGES.usernameShort)),
    z.maxLength(LIMITS.usernameMax, first(AUTH_MESSAGES.usernameLong)),
    z.regex(/^[A-Za-z0-9_]+$/, first(AUTH_MESSAGES.usernameChars)),
  )

export const Email = z
  .string()
  .check(
    z.minLength(1, first(AUTH_MESSAGES.emailMissing)),
    z.maxLength(LIMITS.emailMax, first(AUTH_MESSAGES.emailInvalid)),
    z.email(first(AUTH_MESSAGES.emailInvalid)),
  )

/** In code points, like every length of ours: a character is one, whatever its script. */
const isNoLonger = (value: string) => [...value].length <= LIMITS.passwordMax
const noLonger = z.refine<string>(isNoLonger, first(AUTH_MESSAGES.passwordLong))

export const NewPassword = z.string().check(
  z.minLength(1, first(AUTH_MESSAGES.passwordMissing)),
  z.refine(PASSWORD_RULES[0].holds, first(AUTH_MESSAGES.passwordShort)),
  noLonger,
  z.refine(
    (value) => PASSWORD_RULES.every((rule) => rule.holds(value)),
    first(AUTH_MESSAGES.passwordWeak),
  ),
)

/** A password that somebody says to have; the rules of new ones may have been others then. */
export const GivenPassword = z
  .string()
  .check(z.minLength(1, first(AUTH_MESSAGES.passwordMissing)), noLonger)

/** The second of two fields for a new password. */
export const RepeatedPassword = z
  .string()
  .check(z.minLength(1, first(AUTH_MESSAGES.confirmMissing)), noLonger)

export const LoginRequest = z.object({
  email_or_username: z
    .string()
    .check(
      z.minLength(1, first(AUTH_MESSAGES.identifierMissing)),
      z.minLength(LIMITS.loginIdentifierMin, first(AUTH_MESSAGES.identifierShort)),
      z.maxLength(LIMITS.loginIdentifierMax, first(AUTH_MESSAGES.identifierLong)),
    ),
  password: GivenPassword,
  remember_me: z._default(z.boolean(), false),
})
export type LoginRequest = z.input<typeof LoginRequest>

export const RegisterRequest = z
  .object({
    username: Username,
    email: Email,
    password: NewPassword,
    confirm_password: RepeatedPassword,
    display_name: z.optional(nameText(LIMITS.displayNameMax)),
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      error: AUTH_MESSAGES.confirmDiffers,
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
