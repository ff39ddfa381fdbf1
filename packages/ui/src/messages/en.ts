import type { ErrorCode } from '@kathasagar/api/contract'

import type { Guidebook } from '../guidebook/guidebook.ts'
import type { accountMessages } from './accountMessages.ts'
import type { adminMessages } from './adminMessages.ts'
import type { authors } from './en/authors.ts'
import type { saved } from './en/saved.ts'
import type { authoringMessages } from './authoringMessages.ts'
import type { landingMessages } from './landingMessages.ts'
import type { partMessages } from './partMessages.ts'
import type { playMessages } from './playMessages.ts'
import type { comments } from './en/comments.ts'
import type { notices } from './en/notices.ts'
import type { plays } from './en/plays.ts'
import type { series } from './en/series.ts'
import type { sharing } from './en/sharing.ts'
import type { uploads } from './en/uploads.ts'
import type { settingsMessages } from './settingsMessages.ts'
import { browse } from './en/browse.ts'
import { filters } from './en/filters.ts'
import { guidebook } from './en/guidebook.ts'
import { layout } from './en/layout.ts'
import { primitives } from './en/primitives.ts'
import { progress } from './en/progress.ts'
import { serverMessages, type ServerMessages } from './en/serverMessages.ts'
import { site } from './en/site.ts'
import { story } from './en/story.ts'
import { toasts } from './en/toasts.ts'

/** Every string that a player can meet on any page, by area; another language gives the same keys. */
export const en = {
  browse,
  filters,
  guidebook,
  layout,
  primitives,
  progress,
  serverMessages,
  site,
  story,
  toasts,
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

/** The strings of an author's page. */
export type AuthorsMessages = Translated<{ authors: typeof authors }>

/** The strings of the page of saved stories. */
export type SavedMessages = Translated<{ saved: typeof saved }>

/** The strings of the page of notices. */
export type NoticesMessages = Translated<{ notices: typeof notices }>

/** The strings of series. */
export type SeriesMessages = Translated<{ series: typeof series }>

/** The strings of a player's plays. */
export type PlaysMessages = Translated<{ plays: typeof plays }>

/** The strings of comments and reviews. */
export type CommentsMessages = Translated<{ comments: typeof comments }>

/** The strings of sharing a play. */
export type SharingMessages = Translated<{ sharing: typeof sharing }>

/** The strings of bringing a picture. */
export type UploadsMessages = Translated<{ uploads: typeof uploads }>

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

/** Codes of what a storyteller fails of. */
type TellerFault = Extract<ErrorCode, `storyteller_${string}`>

/** All that another language gives. */
export type WholeLanguage = Translated<typeof en> &
  PageMessages & {
    readonly further: FurtherFiles
    readonly site: { readonly errors: Readonly<Record<ErrorCode, string>> }
    readonly serverMessages: Required<ServerMessages> & {
      readonly credits: Required<ServerMessages['credits']>
      readonly fallback: Readonly<Record<'picture_failed' | 'busyFor' | TellerFault, string>>
    }
  }
