import { account } from './en/account.ts'
import { authoring } from './en/authoring.ts'
import { browse } from './en/browse.ts'
import { filters } from './en/filters.ts'
import { guidebook } from './en/guidebook.ts'
import { landing } from './en/landing.ts'
import { layout } from './en/layout.ts'
import { play } from './en/play.ts'
import { primitives } from './en/primitives.ts'
import { progress } from './en/progress.ts'
import { reading } from './en/reading.ts'
import { refusals } from './en/refusals.ts'
import { serverMessages } from './en/serverMessages.ts'
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
  play,
  primitives,
  progress,
  reading,
  refusals,
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
