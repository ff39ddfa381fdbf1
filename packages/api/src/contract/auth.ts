import * as z from 'zod/mini'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { nonEmptyText, nameText, text } from '@kathasagar/story/schema'

import type { FormErrorCode } from './messages/formMessages.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, TEN_PER_HOUR } from './rateLimits.ts'
import { LIMITS, PASSWORD_SPECIALS, USER_ROLES } from './vocabulary/vocabulary.ts'
import { TimeZoneHint } from './timeZone.ts'
import { id, instant } from './fields.ts'
import { anyoneRoute, userRoute } from './route.ts'

/** Rules for new passwords. Forms show them in this order. */
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

const first = (error: FormErrorCode) => ({ error, abort: true })

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

/** Returns true if the text is not too long. Counts code points, like all limits. */
const isNoLonger = (value: string) => [...value].length <= LIMITS.passwordMax
const noLonger = z.refine<string>(isNoLonger, first('passwordLong'))

export const NewPassword = z.string().check(
  z.minLength(1, first('passwordMissing')),
  z.refine(PASSWORD_RULES[0].holds, first('passwordShort')),
  noLonger,
  z.refine((value) => PASSWORD_RULES.every((rule) => rule.holds(value)), first('passwordWeak')),
)

/** Existing password. It may be older than the current rules. */
export const EnteredPassword = z.string().check(z.minLength(1, first('passwordMissing')), noLonger)

export const RepeatedPassword = z.string().check(z.minLength(1, first('confirmMissing')), noLonger)

export const passwordsMatch = z.refine<{ password: string; confirm_password: string }>(
  (form) => form.password === form.confirm_password,
  { error: 'confirmDiffers' satisfies FormErrorCode, path: ['confirm_password'] },
)

export const guestToMerge = {
  guest_token: z.optional(nonEmptyText(512)),
  /** Time zone for daily rewards. Default: UTC. */
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
  password: EnteredPassword,
  remember_me: z._default(z.boolean(), false),
  ...guestToMerge,
})
export interface LoginRequest extends z.input<typeof LoginRequest> {}

export const RegisterRequest = z
  .object({
    username: Username,
    email: Email,
    password: NewPassword,
    confirm_password: RepeatedPassword,
    display_name: z.optional(nameText(LIMITS.displayNameMax)),
    /** Language of the page. Used until the user selects another one. */
    language: z.optional(z.enum(STORY_LANGUAGES)),
    ...guestToMerge,
  })
  .check(passwordsMatch)
export type RegisterRequest = z.input<typeof RegisterRequest>

export const RefreshRequest = z.object({ refresh_token: nonEmptyText(512) })

export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() })
export interface Tokens extends z.infer<typeof Tokens> {}

export const User = z.object({
  id,
  username: z.string(),
  display_name: z.nullable(z.string()),
  handle: z.string(),
  about: z.string(),
  /** Avatar address to display, always on this site. */
  avatar_url: z.nullable(z.string()),
  /** Avatar address as entered by the user. */
  avatar_source: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(USER_ROLES),
  is_verified: z.boolean(),
  has_premium_access: z.boolean(),
  /** False for accounts created with Google until they set a password. */
  has_password: z.boolean(),
  is_adult: z.boolean(),
  /** True if suspended. The user can then only export data or close the account. */
  is_suspended: z._default(z.boolean(), false),
  /** Language of stories that are listed first. Null for no preference. */
  language: z.nullable(z.enum(STORY_LANGUAGES)),
  credits: z.int(),
})
export interface User extends z.infer<typeof User> {}

export const SignedIn = z.object({ tokens: Tokens, user: User })
export interface SignedIn extends z.infer<typeof SignedIn> {}

export const TokenAnswer = z.object({ access_token: z.string(), tokens: Tokens })
export interface TokenAnswer extends z.infer<typeof TokenAnswer> {}

/** Messages after a request for a mail. They do not reveal if the account exists. */
export const MAIL_ANSWERS = {
  reset_password: 'If this email is registered, you will receive password reset instructions',
  verify_email: 'Verification email sent if account exists',
} as const

/** Responses to a verification link, for the first and for later uses. */
export const VERIFY_ANSWERS = {
  verified: 'Email verified successfully',
  used: 'This link was used before. Your email is verified.',
} as const

const LinkToken = text(512)

export const MailRequest = z.object({ email: Email })
export interface MailRequest extends z.infer<typeof MailRequest> {}

export const MailAnswer = z.object({ message: z.string() })
export interface MailAnswer extends z.infer<typeof MailAnswer> {}

export const ResetPasswordRequest = z
  .object({ token: LinkToken, password: NewPassword, confirm_password: RepeatedPassword })
  .check(passwordsMatch)
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>

/** States of a mailed link. Expired and invented tokens are `unknown`. */
export const LINK_STATES = ['open', 'used', 'expired', 'unknown'] as const

export const LinkStatus = z.object({ state: z.enum(LINK_STATES) })

export const LinkCredential = z.object({ token: LinkToken })
export interface LinkCredential extends z.infer<typeof LinkCredential> {}

export const LinkSignIn = z.extend(LinkCredential, guestToMerge)
export interface LinkSignIn extends z.infer<typeof LinkSignIn> {}

export const EmailVerified = z.object({
  message: z.string(),
  was_used: z.boolean(),
  /** Account whose address was verified. The device may be logged in to another one. */
  user_id: id,
})
export interface EmailVerified extends z.infer<typeof EmailVerified> {}

export const LinkOwner = z.object({
  username: z.string(),
  display_name: z.nullable(z.string()),
})

/** Confirmation of identity by password. It is required because a token may be stolen. */
export const PasswordAgain = z.object({ password: EnteredPassword })
export interface PasswordAgain extends z.infer<typeof PasswordAgain> {}

/** A link that logs in its owner once on another device. */
export const LoginLink = z.object({ url: z.string(), expires_at: instant })

export const ActiveLogin = z.object({
  id,
  created_at: instant,
  expires_at: instant,
  is_current: z.boolean(),
})
export interface ActiveLogin extends z.infer<typeof ActiveLogin> {}

const KIB = 1024
const authBody = { bodyLimit: 16 * KIB }
const Done = z.object({ ok: z.boolean() })

export default {
  login: anyoneRoute('POST', '/auth/login', {
    summary: 'Log in with username or email and password',
    rateLimit: { perAddress: [{ max: 10, windowMs: MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'allowed',
    body: LoginRequest,
    answer: SignedIn,
    errors: ['wrong_credentials', 'second_factor_required'],
    ...authBody,
  }),
  register: anyoneRoute('POST', '/auth/register', {
    summary: 'Create an account and log in',
    rateLimit: { perAddress: [{ max: 5, windowMs: HOUR_MS }], spares: 'unread' },
    ignoresToken: true,
    body: RegisterRequest,
    answer: SignedIn,
    status: 201,
    ...authBody,
  }),
  createGuest: anyoneRoute('POST', '/auth/guest', {
    summary: 'Create a guest, who can play without an account',
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
  refresh: anyoneRoute('POST', '/auth/refresh', {
    summary: 'Exchange a refresh token for a new pair',
    rateLimit: { perAddress: [{ max: 150, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'allowed',
    body: RefreshRequest,
    answer: TokenAnswer,
    ...authBody,
  }),
  logout: anyoneRoute('POST', '/auth/logout', {
    summary: 'End the current session',
    ignoresToken: true,
    inReadOnly: 'allowed',
    answer: Done,
    ...authBody,
  }),
  logoutAll: userRoute('POST', '/auth/logout-all', {
    summary: 'End all sessions of the account, including the current one',
    rateLimit: { perUser: TEN_PER_HOUR },
    body: PasswordAgain,
    answer: Done,
    errors: ['wrong_credentials'],
    ...authBody,
  }),
  listSignIns: userRoute('GET', '/me/sessions', {
    summary: 'List the sessions of the account, latest first',
    answer: z.array(ActiveLogin),
  }),
  me: userRoute('GET', '/auth/me', {
    summary: 'Get the signed-in user',
    isOpenToSuspended: true,
    onExpired: 'local',
    answer: User,
  }),
  forgotPassword: anyoneRoute('POST', '/auth/forgot-password', {
    summary: 'Request a mail with a link to reset the password',
    rateLimit: { perAddress: [{ max: 5, windowMs: HOUR_MS }], spares: 'unread' },
    ignoresToken: true,
    body: MailRequest,
    answer: MailAnswer,
    ...authBody,
  }),
  resetPassword: anyoneRoute('POST', '/auth/reset-password', {
    summary: 'Reset the password with a mailed link; ends all sessions',
    rateLimit: { perAddress: [{ max: 20, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    body: ResetPasswordRequest,
    answer: z.object({ ok: z.boolean() }),
    errors: ['link_invalid'],
    ...authBody,
  }),
  readResetLink: anyoneRoute('POST', '/auth/reset-link', {
    summary: 'Check whether a password reset link is still valid',
    rateLimit: { perAddress: [{ max: 20, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    body: LinkCredential,
    answer: LinkStatus,
    changesNothing: true,
    ...authBody,
  }),
  verifyEmail: anyoneRoute('GET', '/auth/verify-email', {
    summary: 'Verify an email address with a mailed link',
    rateLimit: { perAddress: [{ max: 30, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'refused',
    query: LinkCredential,
    answer: EmailVerified,
    hasEffect: true,
    errors: ['link_invalid'],
  }),
  resendVerification: anyoneRoute('POST', '/auth/resend-verification', {
    summary: 'Request another verification mail',
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
  createLoginLink: userRoute('POST', '/auth/login-link', {
    summary: 'Create a login link for another device, valid for 60 seconds',
    rateLimit: { perUser: TEN_PER_HOUR },
    body: PasswordAgain,
    answer: LoginLink,
    status: 201,
    errors: ['wrong_credentials'],
    ...authBody,
  }),
  readLoginLink: anyoneRoute('POST', '/auth/login-link-owner', {
    summary: 'Get the owner of a login link without using it',
    rateLimit: { perAddress: [{ max: 20, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    body: LinkCredential,
    answer: LinkOwner,
    changesNothing: true,
    errors: ['login_link_invalid', 'account_suspended'],
    ...authBody,
  }),
  exchangeLogin: anyoneRoute('POST', '/auth/exchange', {
    summary: 'Log in with the token of a login link',
    rateLimit: { perAddress: [{ max: 20, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'allowed',
    body: LinkSignIn,
    answer: SignedIn,
    errors: ['login_link_invalid'],
    ...authBody,
  }),
} as const
