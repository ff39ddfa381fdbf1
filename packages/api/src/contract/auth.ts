import * as z from 'zod/mini'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { filledText, nameText, text } from '@kathasagar/story/schema'

import type { FormFault } from './messages/formMessages.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SELDOM } from './rateLimits.ts'
import { LIMITS, PASSWORD_SPECIALS, USER_ROLES } from './vocabulary/vocabulary.ts'
import { TimeZoneHint } from './timeZone.ts'
import { id, instant } from './fields.ts'
import { route } from './route.ts'

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

/** What is said of a mail that was asked for, whether or not there is such an account. */
export const MAIL_ANSWERS = {
  reset_password: 'If this email is registered, you will receive password reset instructions',
  verify_email: 'Verification email sent if account exists',
} as const

/** What is said once an e-mail is confirmed, and whenever its link is opened again. */
export const VERIFY_ANSWERS = {
  verified: 'Email verified successfully',
  used: 'This link was used before. Your email is verified.',
} as const

/** A token that came with a link. Any text may be tried; only ours opens anything. */
const LinkToken = text(512)

/** Asks for a mail to this address. */
export const MailRequest = z.object({ email: Email })
export type MailRequest = z.infer<typeof MailRequest>

export const MailAnswer = z.object({ message: z.string() })
export type MailAnswer = z.infer<typeof MailAnswer>

export const ResetPasswordRequest = z
  .object({
    token: LinkToken,
    password: NewPassword,
    confirm_password: RepeatedPassword,
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      error: 'confirmDiffers' satisfies FormFault,
      path: ['confirm_password'],
    }),
  )
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>

/** How it stands with the link of a mail: what was forgotten or never made is unknown. */
export const LINK_STATES = ['open', 'used', 'expired', 'unknown'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** Whether a link still opens what it was made for. */
export const LinkStatus = z.object({ state: z.enum(LINK_STATES) })
export type LinkStatus = z.infer<typeof LinkStatus>

export const LinkCredential = z.object({ token: LinkToken })
export type LinkCredential = z.infer<typeof LinkCredential>

/** The token of a login link, from a device on which a guest may have played. */
export const LinkSignIn = z.extend(LinkCredential, broughtGuest)
export type LinkSignIn = z.infer<typeof LinkSignIn>

export const EmailVerified = z.object({
  message: z.string(),
  /** The link had been used before; nothing more was done. */
  was_used: z.boolean(),
  /** Whose e-mail it is; not always the account that is signed in on this device. */
  user_id: id,
})
export type EmailVerified = z.infer<typeof EmailVerified>

/** Whom the token of a login link signs in. */
export const LinkOwner = z.object({
  username: z.string(),
  /** What others see; the username where there is none. */
  display_name: z.nullable(z.string()),
})
export type LinkOwner = z.infer<typeof LinkOwner>

/** The password again, before something that a stolen token must not do. */
export const PasswordAgain = z.object({ password: GivenPassword })
export type PasswordAgain = z.infer<typeof PasswordAgain>

/** A link that signs its owner in on another device, once. */
export const LoginLink = z.object({ url: z.string(), expires_at: instant })
export type LoginLink = z.infer<typeof LoginLink>

/** Session of an account. */
export const OpenSignIn = z.object({
  id,
  created_at: instant,
  /** Time at which it ends by itself. */
  expires_at: instant,
  /** True for the session of the caller. */
  is_current: z.boolean(),
})
export type OpenSignIn = z.infer<typeof OpenSignIn>

const KIB = 1024
const authBody = { bodyLimit: 16 * KIB }
const Done = z.object({ ok: z.boolean() })

/** Signing in and out. */
export const authRoutes = {
  login: route('POST', '/auth/login', {
    summary: 'Sign in with username or e-mail and password',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 10, windowMs: MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'allowed',
    body: LoginRequest,
    answer: SignedIn,
    errors: ['wrong_credentials', 'second_factor_required'],
    ...authBody,
  }),
  register: route('POST', '/auth/register', {
    summary: 'Create an account and sign in',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 5, windowMs: HOUR_MS }], spares: 'unread' },
    ignoresToken: true,
    body: RegisterRequest,
    answer: SignedIn,
    status: 201,
    ...authBody,
  }),
  createGuest: route('POST', '/auth/guest', {
    summary: 'Begin to play without an account, as a guest with tokens of their own',
    access: 'anyone',
    rateLimit: {
      perAddress: [
        { max: 10, windowMs: HOUR_MS },
        { max: 40, windowMs: DAY_MS },
      ],
      spares: 'refused',
    },
    ignoresToken: true,
    answer: Tokens,
    status: 201,
    errors: ['guests_off'],
    ...authBody,
  }),
  refresh: route('POST', '/auth/refresh', {
    summary: 'Exchange a refresh token for a new pair',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 150, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'allowed',
    body: RefreshRequest,
    answer: TokenAnswer,
    ...authBody,
  }),
  logout: route('POST', '/auth/logout', {
    summary: 'End this sign-in',
    access: 'anyone',
    ignoresToken: true,
    inReadOnly: 'allowed',
    answer: Done,
    ...authBody,
  }),
  logoutAll: route('POST', '/auth/logout-all', {
    summary: 'End every sign-in of the account, this one included',
    access: 'user',
    rateLimit: { perUser: SELDOM },
    body: PasswordAgain,
    answer: Done,
    errors: ['wrong_credentials'],
    ...authBody,
  }),
  listSignIns: route('GET', '/me/sessions', {
    summary: 'The sessions of the account, the latest first',
    access: 'user',
    answer: z.array(OpenSignIn),
  }),
  me: route('GET', '/auth/me', {
    summary: 'The signed-in user',
    access: 'user',
    isOpenToSuspended: true,
    onExpired: 'local',
    answer: User,
  }),
  forgotPassword: route('POST', '/auth/forgot-password', {
    summary: 'Ask for a mail with a link to choose a new password',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 5, windowMs: HOUR_MS }], spares: 'unread' },
    ignoresToken: true,
    body: MailRequest,
    answer: MailAnswer,
    ...authBody,
  }),
  resetPassword: route('POST', '/auth/reset-password', {
    summary: 'Choose a new password by the link of a mail; ends every sign-in',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 20, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    body: ResetPasswordRequest,
    answer: z.object({ ok: z.boolean() }),
    errors: ['link_invalid'],
    ...authBody,
  }),
  readResetLink: route('POST', '/auth/reset-link', {
    summary: 'See whether the link of a mail still lets one choose a new password',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 20, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    body: LinkCredential,
    answer: LinkStatus,
    changesNothing: true,
    ...authBody,
  }),
  verifyEmail: route('GET', '/auth/verify-email', {
    summary: 'Confirm an e-mail address by the link of a mail',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 30, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'refused',
    query: LinkCredential,
    answer: EmailVerified,
    hasEffect: true,
    errors: ['link_invalid'],
  }),
  resendVerification: route('POST', '/auth/resend-verification', {
    summary: 'Ask for another mail with a link to confirm the address',
    access: 'anyone',
    rateLimit: {
      perAddress: [{ max: 5, windowMs: HOUR_MS }],
      countsAs: 'forgotPassword',
      spares: 'unread',
    },
    ignoresToken: true,
    body: MailRequest,
    answer: MailAnswer,
    ...authBody,
  }),
  createLoginLink: route('POST', '/auth/login-link', {
    summary: 'Make a link that signs you in on another device within 60 seconds',
    access: 'user',
    rateLimit: { perUser: SELDOM },
    body: PasswordAgain,
    answer: LoginLink,
    status: 201,
    errors: ['wrong_credentials'],
    ...authBody,
  }),
  readLoginLink: route('POST', '/auth/login-link-owner', {
    summary: 'See whom a login link signs in, without using it up',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 20, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    body: LinkCredential,
    answer: LinkOwner,
    changesNothing: true,
    errors: ['login_link_invalid', 'account_suspended'],
    ...authBody,
  }),
  exchangeLogin: route('POST', '/auth/exchange', {
    summary: 'Exchange the token of a login link for a sign-in',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 20, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'allowed',
    body: LinkSignIn,
    answer: SignedIn,
    errors: ['login_link_invalid'],
    ...authBody,
  }),
} as const
