import type { ErrorCode } from '@kathasagar/api/contract'
import { FORM_MESSAGES } from '@kathasagar/api/contract/formMessages'

import type { Guidebook } from './guidebook/guidebook.ts'
import type { accountMessages } from './accountMessages.ts'
import type { adminMessages } from './adminMessages.ts'
import type authors from './en/authors.json'
import type saved from './en/saved.json'
import type { authoringMessages } from './authoringMessages.ts'
import type { landingMessages } from './landingMessages.ts'
import type { partMessages } from './partMessages.ts'
import type { playMessages } from './playMessages.ts'
import type comments from './en/comments.json'
import type notices from './en/notices.json'
import type plays from './en/plays.json'
import type series from './en/series.json'
import type sharing from './en/sharing.json'
import type uploads from './en/uploads.json'
import type { settingsMessages } from './settingsMessages.ts'
import common from './en/common.json' with { type: 'json' }
import { serverMessages, type ServerMessages } from './serverMessages.ts'

/** Texts of API errors by code. Empty in English, because the server sends English texts. */
const errors: Readonly<Partial<Record<ErrorCode, string>>> = {}

/** Texts of all pages. Other languages have the same keys. */
export const en = {
  ...common,
  site: { ...common.site, errors, faults: FORM_MESSAGES },
  serverMessages,
}

type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>
}

export type AccountMessages = Translated<typeof accountMessages>
export type PlayMessages = Translated<typeof playMessages>
export type AuthoringMessages = Translated<typeof authoringMessages>
export type AdminMessages = Translated<{ admin: typeof adminMessages }>
export type PartMessages = Translated<{ storyParts: typeof partMessages }>
export interface LongTexts {
  readonly guide: Guidebook
  readonly termsOfService: Guidebook
  readonly privacyPolicy: Guidebook
}
export type LandingMessages = Translated<typeof landingMessages>
export type SettingsMessages = Translated<typeof settingsMessages>

export type DayChartWords = Pick<
  AdminMessages['admin']['overview'],
  'day' | 'asTable' | 'tableOf' | 'chart' | 'sum' | 'sumNone' | 'utc'
>

export type AuthorsMessages = Translated<typeof authors>

export type SavedMessages = Translated<typeof saved>

export type NoticesMessages = Translated<typeof notices>

export type SeriesMessages = Translated<typeof series>

export type PlaysMessages = Translated<typeof plays>

export type CommentsMessages = Translated<typeof comments>

export type SharingMessages = Translated<typeof sharing>

export type UploadsMessages = Translated<typeof uploads>

/** Texts of rarely visited pages. Each language has separate files for them. */
export interface FurtherMessages {
  readonly admin: AdminMessages
  readonly authoring: AuthoringMessages
  readonly authors: AuthorsMessages
  readonly comments: CommentsMessages
  readonly longTexts: { readonly longTexts: LongTexts }
  readonly notices: NoticesMessages
  readonly plays: PlaysMessages
  readonly saved: SavedMessages
  readonly series: SeriesMessages
  readonly sharing: SharingMessages
  readonly storyParts: PartMessages
  readonly uploads: UploadsMessages
}
type FurtherFiles = {
  readonly [Pages in keyof FurtherMessages]: () => Promise<FurtherMessages[Pages]>
}

/** Texts that are loaded together with their pages. */
type PageMessages = AccountMessages & LandingMessages & PlayMessages & SettingsMessages
export type Messages = Translated<typeof en> &
  Partial<PageMessages & AdminMessages & AuthoringMessages & PartMessages> &
  Partial<AuthorsMessages & CommentsMessages & SavedMessages & SeriesMessages> &
  Partial<NoticesMessages & PlaysMessages & SharingMessages & UploadsMessages> & {
    readonly longTexts?: LongTexts
    readonly further?: FurtherFiles
  }

type ImageErrorName = 'picture_failed' | 'nothing_to_draw'

type StorytellerErrorCode = Extract<ErrorCode, `storyteller_${string}`>

/** Texts that another language must provide. */
export type FullLanguage = Translated<typeof en> &
  PageMessages & {
    readonly further: FurtherFiles
    readonly site: { readonly errors: Readonly<Record<ErrorCode, string>> }
    readonly serverMessages: Required<ServerMessages> & {
      readonly credits: Required<ServerMessages['credits']>
      readonly fallback: Readonly<Record<ImageErrorName | 'busyFor' | StorytellerErrorCode, string>>
    }
  }
