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

/**
 * What is said of a failed call, by its code. English has none: it shows the sentence of the answer,
 * which may know more. Another language has them all.
 */
const errors: Readonly<Partial<Record<ErrorCode, string>>> = {}

/** Every string that a player can meet on any page, by area; another language gives the same keys. */
export const en = {
  ...common,
  site: { ...common.site, errors, faults: FORM_MESSAGES },
  serverMessages,
}

type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>
}

/** The strings of signing in and of what asks for an account; they may be given or left in English. */
export type AccountMessages = Translated<typeof accountMessages>
/** The strings of playing; they may be given or left in English. */
export type PlayMessages = Translated<typeof playMessages>
/** The strings of writing a story. */
export type AuthoringMessages = Translated<typeof authoringMessages>
/** The strings of the administration. */
export type AdminMessages = Translated<{ admin: typeof adminMessages }>
/** The strings of the fields in which a story's parts are written. */
export type PartMessages = Translated<{ storyParts: typeof partMessages }>
/** Long texts about the site itself. */
export interface LongTexts {
  readonly guide: Guidebook
  readonly termsOfService: Guidebook
  readonly privacyPolicy: Guidebook
}
/** The strings of the first page and of the waitlist; they may be given or left in English. */
export type LandingMessages = Translated<typeof landingMessages>
/** The strings of an account's settings; they may be given or left in English. */
export type SettingsMessages = Translated<typeof settingsMessages>

/** Words around a chart of days; the same in any language. */
export type DayChartWords = Pick<
  AdminMessages['admin']['overview'],
  'day' | 'asTable' | 'tableOf' | 'chart' | 'sum' | 'sumNone' | 'utc'
>

/** The strings of an author's page. */
export type AuthorsMessages = Translated<typeof authors>

/** The strings of the page of saved stories. */
export type SavedMessages = Translated<typeof saved>

/** The strings of the page of notices. */
export type NoticesMessages = Translated<typeof notices>

/** The strings of series. */
export type SeriesMessages = Translated<typeof series>

/** The strings of a player's plays. */
export type PlaysMessages = Translated<typeof plays>

/** The strings of comments. */
export type CommentsMessages = Translated<typeof comments>

/** The strings of sharing a play. */
export type SharingMessages = Translated<typeof sharing>

/** The strings of bringing a picture. */
export type UploadsMessages = Translated<typeof uploads>

/** Strings of pages that few open: a language has each in a file of its own. */
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
/** How the files of a language are asked for. */
type FurtherFiles = {
  readonly [Pages in keyof FurtherMessages]: () => Promise<FurtherMessages[Pages]>
}

/** Areas that are loaded with their pages: `en` is without them. */
type PageMessages = AccountMessages & LandingMessages & PlayMessages & SettingsMessages
export type Messages = Translated<typeof en> &
  Partial<PageMessages & AdminMessages & AuthoringMessages & PartMessages> &
  Partial<AuthorsMessages & CommentsMessages & SavedMessages & SeriesMessages> &
  Partial<NoticesMessages & PlaysMessages & SharingMessages & UploadsMessages> & {
    readonly longTexts?: LongTexts
    readonly further?: FurtherFiles
  }

/** Reasons why no picture was drawn. */
type PictureFault = 'picture_failed' | 'nothing_to_draw'

/** Codes of what a storyteller fails of. */
type TellerFault = Extract<ErrorCode, `storyteller_${string}`>

/** All that another language gives. */
export type WholeLanguage = Translated<typeof en> &
  PageMessages & {
    readonly further: FurtherFiles
    readonly site: { readonly errors: Readonly<Record<ErrorCode, string>> }
    readonly serverMessages: Required<ServerMessages> & {
      readonly credits: Required<ServerMessages['credits']>
      readonly fallback: Readonly<Record<PictureFault | 'busyFor' | TellerFault, string>>
    }
  }
