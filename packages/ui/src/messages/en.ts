import type { ErrorCode } from '@kathasagar/api/contract'

import { account } from './en/account.ts'
import { authoring } from './en/authoring.ts'
import { browse } from './en/browse.ts'
import { filters } from './en/filters.ts'
import { guidebook } from './en/guidebook.ts'
import { landing } from './en/landing.ts'
import { layout } from './en/layout.ts'
import { memory } from './en/memory.ts'
import { play } from './en/play.ts'
import { primitives } from './en/primitives.ts'
import { progress } from './en/progress.ts'
import { reading } from './en/reading.ts'
import { serverMessages, type ServerMessages } from './en/serverMessages.ts'
import { settings } from './en/settings.ts'
import { site } from './en/site.ts'
import { story } from './en/story.ts'
import { structure } from './en/structure.ts'
import { toasts } from './en/toasts.ts'
import { waitlist } from './en/waitlist.ts'
import { writing } from './en/writing.ts'

/** Every string a reader can see, by area; another language gives the same keys. */
export const en = {
  account,
  authoring,
  browse,
  filters,
  guidebook,
  landing,
  layout,
  memory,
  play,
  primitives,
  progress,
  reading,
  serverMessages,
  settings,
  site,
  story,
  structure,
  toasts,
  waitlist,
  writing,
}

type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>
}
export type Messages = Translated<typeof en>

/** Areas off the player's path, which speak English in every language. */
type EnglishOnly = 'authoring' | 'guidebook' | 'structure' | 'waitlist' | 'writing'

/** Codes of what a storyteller fails of. */
type TellerFault = Extract<ErrorCode, `storyteller_${string}`>

/** Every area that a player meets: what another language gives. */
export type PlayersPath = Omit<Messages, EnglishOnly> & {
  readonly site: { readonly errors: Readonly<Record<ErrorCode, string>> }
  readonly serverMessages: Required<ServerMessages> & {
    readonly credits: Required<ServerMessages['credits']>
    readonly fallback: Readonly<Record<'picture_failed' | 'busyFor' | TellerFault, string>>
  }
}

/** A whole catalogue: the player's path in its own language, the rest in English. */
export const completed = (path: PlayersPath): Messages => ({ ...en, ...path })
