import * as z from 'zod/mini'

import { PasswordAgain } from '../accountLinks.ts'
import { User } from '../auth.ts'
import { GoogleLogin } from '../google.ts'
import {
  AccountDeletion,
  DeletionNotice,
  ExportKey,
  ExportReauth,
  MyExport,
  PasswordChange,
  ProfileChange,
  Reauthentication,
} from '../me.ts'
import { HOUR_MS, SELDOM } from '../rateLimits.ts'
import { route } from '../route.ts'
import { modelKeyRoutes } from './modelKey.ts'

const smallBody = { bodyLimit: 16 * 1024 }
const Done = z.object({ ok: z.boolean() })

/** What the signed-in person does with their own account. */
export const routes = {
  ...modelKeyRoutes,
  updateMe: route('PUT', '/me', {
    summary: 'Change name, avatar, language, or confirm being 18 or older',
    access: 'user',
    rateLimit: { perUser: [{ max: 60, windowMs: HOUR_MS }], spares: 'refused' },
    body: ProfileChange,
    answer: User,
    ...smallBody,
  }),
  changePassword: route('PUT', '/me/password', {
    summary: 'Choose another password; ends the sign-ins of all other devices',
    access: 'user',
    rateLimit: { perUser: SELDOM, spares: 'unread' },
    body: PasswordChange,
    answer: Done,
    ...smallBody,
  }),
  reauthenticate: route('POST', '/me/reauthenticate', {
    summary: 'Give the password again; opens for five minutes what needs it',
    access: 'user',
    rateLimit: { perUser: [{ max: 20, windowMs: HOUR_MS }] },
    body: PasswordAgain,
    answer: Reauthentication,
    errors: ['wrong_credentials'],
    ...smallBody,
  }),
  reauthenticateWithGoogle: route('POST', '/me/reauthenticate/google', {
    summary: 'The same for an account that Google vouches for',
    access: 'user',
    rateLimit: { perUser: [{ max: 20, windowMs: HOUR_MS }] },
    body: GoogleLogin,
    answer: Reauthentication,
    errors: ['not_found', 'google_refused', 'google_unavailable'],
    ...smallBody,
  }),
  askExport: route('POST', '/me/export', {
    summary: 'Get a key to download everything kept of you; once a day',
    access: 'user',
    rateLimit: { perUser: SELDOM },
    isOpenToSuspended: true,
    body: PasswordAgain,
    answer: ExportKey,
    status: 201,
    errors: ['wrong_credentials', 'exported_today'],
    ...smallBody,
  }),
  exportMe: route('GET', '/me/export', {
    summary: 'Everything kept of you, by a key that lasts ten minutes and opens three times',
    access: 'user',
    isOpenToSuspended: true,
    query: ExportReauth,
    answer: MyExport,
    hasEffect: true,
    errors: ['link_invalid'],
  }),
  deleteMe: route('DELETE', '/me', {
    summary: 'Close the account; seven days later it is erased, unless you sign in before',
    access: 'user',
    rateLimit: { perUser: SELDOM },
    isOpenToSuspended: true,
    body: AccountDeletion,
    answer: DeletionNotice,
    errors: ['wrong_credentials', 'last_admin'],
    ...smallBody,
  }),
} as const
