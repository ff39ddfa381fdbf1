import * as z from 'zod/mini'

import { PasswordAgain } from '../accountLinks.ts'
import {
  LoginRequest,
  RefreshRequest,
  RegisterRequest,
  SignedIn,
  TokenAnswer,
  Tokens,
  User,
} from '../auth.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SELDOM } from '../rateLimits.ts'
import { route } from '../route.ts'
import { OpenSignIn } from '../signIns.ts'

const KIB = 1024
const authBody = { bodyLimit: 16 * KIB }
const Done = z.object({ ok: z.boolean() })

/** Signing in and out. */
export const routes = {
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
} as const
