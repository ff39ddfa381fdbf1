import * as z from 'zod/mini'

import { SignedIn } from '../auth.ts'
import { Reauthentication } from '../me.ts'
import { HOUR_MS, MINUTE_MS } from '../rateLimits.ts'
import { route } from '../route.ts'
import {
  MySecondFactor,
  NewTotp,
  RecoveryCodes,
  SecondFactorReauth,
  SecondStepAnswer,
  TotpConfirmation,
} from '../secondFactor.ts'

const smallBody = { bodyLimit: 16 * 1024 }
const Done = z.object({ ok: z.boolean() })
const rateLimit = { perUser: [{ max: 30, windowMs: HOUR_MS }] }

/** Authenticator apps and recovery codes. */
export const routes = {
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
