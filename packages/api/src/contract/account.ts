import * as z from 'zod/mini'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { filledText, nameText, showableText } from '@kathasagar/story/schema'
import { keptPictureIn, wholePictureAddress } from '@kathasagar/story/keptPicture'
import { webAddress } from '@kathasagar/story/webAddress'

import type { FormFault } from './messages/formMessages.ts'
import { DRAWN_AVATARS, LIMITS } from './vocabulary/vocabulary.ts'
import { GivenPassword, NewPassword, PasswordAgain, RepeatedPassword, User } from './auth.ts'
import { GoogleLogin } from './google.ts'
import { HOUR_MS, SELDOM } from './rateLimits.ts'
import { Handle } from './handles.ts'
import { instant } from './fields.ts'
import { modelKeyRoutes } from './modelKey.ts'
import { route } from './route.ts'

const isHttps = (value: string) => webAddress(value, ['https:']) !== null

/** Address of one of our own drawn avatars. */
export const drawnAvatarUrl = (key: (typeof DRAWN_AVATARS)[number]) => `/avatars/${key}.svg`

const DRAWN_URLS: readonly string[] = DRAWN_AVATARS.map(drawnAvatarUrl)

/** A picture of a person: one of ours, one that they have brought, or an https address. */
export const AvatarUrl = z.string().check(
  z.maxLength(LIMITS.avatarUrlMax, { error: 'avatarInvalid' satisfies FormFault, abort: true }),
  z.refine(
    (value) => DRAWN_URLS.includes(value) || keptPictureIn(value) !== null || isHttps(value),
    {
      error: 'avatarInvalid' satisfies FormFault,
    },
  ),
  z.overwrite(wholePictureAddress),
)

const AboutAuthor = showableText(LIMITS.authorAboutMax)

/** What a person changes about themselves; what is left out stays. */
export const ProfileChange = z.object({
  /** Blank or null: the username stands in its place. */
  display_name: z.optional(z.nullable(nameText(LIMITS.displayNameMax))),
  avatar_url: z.optional(z.nullable(AvatarUrl)),
  /** Names the author's page. The one from before leads there, and is nobody else's ever. */
  handle: z.optional(Handle),
  /** What an author says about themselves, on their page: text with links, no pictures. */
  about: z.optional(AboutAuthor),
  /** The language in which stories are looked for first; null: all alike. */
  language: z.optional(z.nullable(z.enum(STORY_LANGUAGES))),
  /** Says once to be 18 or older; it is not taken back here. */
  is_adult: z.optional(z.literal(true)),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const PasswordChange = z
  .object({
    current_password: GivenPassword,
    password: NewPassword,
    confirm_password: RepeatedPassword,
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      error: 'confirmDiffers' satisfies FormFault,
      path: ['confirm_password'],
    }),
  )
export type PasswordChange = z.infer<typeof PasswordChange>

/** It is known again that the caller is who they say; until then nobody asks a second time. */
export const Reauthentication = z.object({ reauthenticated_until: instant })
export type Reauthentication = z.infer<typeof Reauthentication>

/** A key to one download of everything that is kept of a person. */
export const ExportKey = z.object({ token: z.string(), expires_at: instant })
export type ExportKey = z.infer<typeof ExportKey>

export const ExportReauth = z.object({ token: filledText(512) })

/** Everything that is kept of a person, as it lies in the tables: for reading elsewhere. */
export const MyExport = z.object({
  exported_at: instant,
  profile: z.record(z.string(), z.unknown()),
  stories: z.array(z.unknown()),
  /** Playthroughs, each with every turn of its tree; deleted ones for as long as they are kept. */
  sessions: z.array(z.unknown()),
  likes: z.array(z.unknown()),
  bookmarks: z.array(z.unknown()),
  /** Comments that one likes. */
  comment_likes: z.array(z.unknown()),
  ratings: z.array(z.unknown()),
  comments: z.array(z.unknown()),
  /** Every change of the wallet, oldest first. */
  ledger: z.array(z.unknown()),
  /** Tasks that were finished, and what was paid for them. */
  tasks: z.array(z.unknown()),
  /** Pictures that were brought, and where each is to be had. */
  uploads: z.array(z.unknown()),
  /** Stories that were reported, and why. */
  reports: z.array(z.unknown()),
  /** Devices that are signed in. */
  sign_ins: z.array(z.unknown()),
  /** Authenticator app, without its secret. */
  second_factors: z.array(z.unknown()),
  /** A provider of the player's own; of its key only the last two signs. */
  model_keys: z.array(z.unknown()),
  /** Whom Google means by the account, if one signs in so. */
  google_accounts: z.array(z.unknown()),
  /** That one waits for the premium features. */
  waitlist: z.array(z.unknown()),
  shared_plays: z.array(z.unknown()),
  /** Preview links of the user's stories. */
  preview_links: z.array(z.unknown()),
  /** Series that one has made, with the ids of their parts. */
  series: z.array(z.unknown()),
  /** Authors whom one follows, by their handles. */
  follows: z.array(z.unknown()),
  /** People whom one has blocked, by their handles. */
  blocked: z.array(z.unknown()),
  /** Notifications of the last ninety days, and which kinds are switched off. */
  notices: z.array(z.unknown()),
  notice_settings: z.array(z.unknown()),
  /** Handles that one has had. */
  handles: z.array(z.unknown()),
  /** What was kept about the safety of the account, as far back as admins read it; oldest first. */
  security_events: z.array(z.unknown()),
})
export type MyExport = z.infer<typeof MyExport>

/** What becomes of published stories when their author leaves. */
export const STORY_FATES = ['hand_over', 'remove'] as const
export type StoryFate = (typeof STORY_FATES)[number]

export const AccountDeletion = z.extend(PasswordAgain, { stories: z.enum(STORY_FATES) })
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** The account is closed; signing in before this moment opens it again. */
export const DeletionNotice = z.object({ erased_at: instant })
export type DeletionNotice = z.infer<typeof DeletionNotice>

const smallBody = { bodyLimit: 16 * 1024 }
const Done = z.object({ ok: z.boolean() })

/** What the signed-in person does with their own account. */
export const accountRoutes = {
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
