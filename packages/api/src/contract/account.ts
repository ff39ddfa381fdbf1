import * as z from 'zod/mini'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { nonEmptyText, nameText, showableText } from '@kathasagar/story/schema'
import { storedPictureIn, wholePictureAddress } from '@kathasagar/story/storedPicture'
import { webAddress } from '@kathasagar/story/webAddress'

import type { FormErrorCode } from './messages/formMessages.ts'
import { DRAWN_AVATARS, LIMITS } from './vocabulary/vocabulary.ts'
import {
  EnteredPassword,
  NewPassword,
  PasswordAgain,
  passwordsMatch,
  RepeatedPassword,
  User,
} from './auth.ts'
import { GoogleLogin } from './google.ts'
import { HOUR_MS, TEN_PER_HOUR } from './rateLimits.ts'
import { Handle } from './handles.ts'
import { instant } from './fields.ts'
import modelKeyRoutes from './modelKey.ts'
import { userRoute } from './route.ts'

const isHttps = (value: string) => webAddress(value, ['https:']) !== null

export const drawnAvatarUrl = (key: (typeof DRAWN_AVATARS)[number]) => `/avatars/${key}.svg`

const DRAWN_URLS: readonly string[] = DRAWN_AVATARS.map(drawnAvatarUrl)

/** Avatar: a built-in one, an uploaded image, or an https address. */
export const AvatarUrl = z.string().check(
  z.maxLength(LIMITS.avatarUrlMax, { error: 'avatarInvalid' satisfies FormErrorCode, abort: true }),
  z.refine(
    (value) => DRAWN_URLS.includes(value) || storedPictureIn(value) !== null || isHttps(value),
    { error: 'avatarInvalid' satisfies FormErrorCode },
  ),
  z.overwrite(wholePictureAddress),
)

const AboutAuthor = showableText(LIMITS.authorAboutMax)

/** Changes to a profile. Absent fields stay unchanged. */
export const ProfileChange = z.object({
  /** Name to show. If empty or null, the username is shown. */
  display_name: z.optional(z.nullable(nameText(LIMITS.displayNameMax))),
  avatar_url: z.optional(z.nullable(AvatarUrl)),
  /** Name of the author page in URLs. Former handles redirect to it and are never reused. */
  handle: z.optional(Handle),
  about: z.optional(AboutAuthor),
  /** Language of the stories to list first. Null for no preference. */
  language: z.optional(z.nullable(z.enum(STORY_LANGUAGES))),
  /** Confirms that the user is 18 or older. The confirmation can't be withdrawn. */
  is_adult: z.optional(z.literal(true)),
})

export const PasswordChange = z
  .object({
    current_password: EnteredPassword,
    password: NewPassword,
    confirm_password: RepeatedPassword,
  })
  .check(passwordsMatch)
export type PasswordChange = z.infer<typeof PasswordChange>

export const Reauthentication = z.object({ reauthenticated_until: instant })
export interface Reauthentication extends z.infer<typeof Reauthentication> {}

export const ExportKey = z.object({ token: z.string(), expires_at: instant })
export interface ExportKey extends z.infer<typeof ExportKey> {}

export const ExportReauth = z.object({ token: nonEmptyText(512) })

/** All stored data of the user, in the form of the database tables. */
export const MyExport = z.object({
  exported_at: instant,
  profile: z.record(z.string(), z.unknown()),
  stories: z.array(z.unknown()),
  /** Sessions with all their turns, including deleted ones that are still stored. */
  sessions: z.array(z.unknown()),
  likes: z.array(z.unknown()),
  bookmarks: z.array(z.unknown()),
  ratings: z.array(z.unknown()),
  comments: z.array(z.unknown()),
  ledger: z.array(z.unknown()),
  tasks: z.array(z.unknown()),
  uploads: z.array(z.unknown()),
  reports: z.array(z.unknown()),
  sign_ins: z.array(z.unknown()),
  second_factors: z.array(z.unknown()),
  /** The user's own provider, with the last two characters of its key. */
  model_keys: z.array(z.unknown()),
  model_use: z.array(z.unknown()),
  google_accounts: z.array(z.unknown()),
  waitlist: z.array(z.unknown()),
  shared_plays: z.array(z.unknown()),
  preview_links: z.array(z.unknown()),
  series: z.array(z.unknown()),
  follows: z.array(z.unknown()),
  blocked: z.array(z.unknown()),
  /** Notifications of the last ninety days, and disabled kinds. */
  notices: z.array(z.unknown()),
  notice_settings: z.array(z.unknown()),
  handles: z.array(z.unknown()),
  /** Security events of the account, oldest first. */
  security_events: z.array(z.unknown()),
})
export interface MyExport extends z.infer<typeof MyExport> {}

/** Treatment of published stories when their author closes the account. */
export const STORY_FATES = ['hand_over', 'remove'] as const
export type StoryFate = (typeof STORY_FATES)[number]

export const AccountDeletion = z.extend(PasswordAgain, { stories: z.enum(STORY_FATES) })
export interface AccountDeletion extends z.infer<typeof AccountDeletion> {}

/** Closing of an account. A login before this time reopens it. */
export const DeletionNotice = z.object({ erased_at: instant })

const smallBody = { bodyLimit: 16 * 1024 }
const Done = z.object({ ok: z.boolean() })

export default {
  ...modelKeyRoutes,
  updateMe: userRoute('PUT', '/me', {
    summary: 'Change the profile, or confirm an age of 18 or older',
    rateLimit: { perUser: [{ max: 60, windowMs: HOUR_MS }], spares: 'refused' },
    body: ProfileChange,
    answer: User,
    ...smallBody,
  }),
  changePassword: userRoute('PUT', '/me/password', {
    summary: 'Change the password; ends the sessions of all other devices',
    rateLimit: { perUser: TEN_PER_HOUR, spares: 'unread' },
    body: PasswordChange,
    answer: Done,
    ...smallBody,
  }),
  reauthenticate: userRoute('POST', '/me/reauthenticate', {
    summary: 'Confirm the password, for five minutes',
    rateLimit: { perUser: [{ max: 20, windowMs: HOUR_MS }] },
    body: PasswordAgain,
    answer: Reauthentication,
    errors: ['wrong_credentials'],
    ...smallBody,
  }),
  reauthenticateWithGoogle: userRoute('POST', '/me/reauthenticate/google', {
    summary: 'Confirm the identity with Google, for five minutes',
    rateLimit: { perUser: [{ max: 20, windowMs: HOUR_MS }] },
    body: GoogleLogin,
    answer: Reauthentication,
    errors: ['not_found', 'google_refused', 'google_unavailable'],
    ...smallBody,
  }),
  askExport: userRoute('POST', '/me/export', {
    summary: 'Get a key to download all your data, once a day',
    rateLimit: { perUser: TEN_PER_HOUR },
    isOpenToSuspended: true,
    body: PasswordAgain,
    answer: ExportKey,
    status: 201,
    errors: ['wrong_credentials', 'exported_today'],
    ...smallBody,
  }),
  exportMe: userRoute('GET', '/me/export', {
    summary: 'Download all your data with a key that is valid for ten minutes and three downloads',
    isOpenToSuspended: true,
    query: ExportReauth,
    answer: MyExport,
    hasEffect: true,
    errors: ['link_invalid'],
  }),
  deleteMe: userRoute('DELETE', '/me', {
    summary: 'Close the account; it is erased after seven days unless you log in',
    rateLimit: { perUser: TEN_PER_HOUR },
    isOpenToSuspended: true,
    body: AccountDeletion,
    answer: DeletionNotice,
    errors: ['wrong_credentials', 'last_admin'],
    ...smallBody,
  }),
} as const
