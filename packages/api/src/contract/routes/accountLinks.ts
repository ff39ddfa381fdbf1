import * as z from 'zod/mini'

import {
  EmailVerified,
  LinkOwner,
  LinkSignIn,
  LinkCredential,
  LinkStatus,
  LoginLink,
  MailAnswer,
  MailRequest,
  PasswordAgain,
  ResetPasswordRequest,
} from '../accountLinks.ts'
import { SignedIn } from '../auth.ts'
import { HOUR_MS, MINUTE_MS, SELDOM } from '../rateLimits.ts'
import { route } from '../route.ts'

const KIB = 1024
const authBody = { bodyLimit: 16 * KIB }

/** Links that prove who somebody is: from a mail, or from another device. */
export const routes = {
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
