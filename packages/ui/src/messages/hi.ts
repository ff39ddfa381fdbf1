import { en } from './en.ts'
import type { Messages } from './en.ts'
import { account } from './hi/account.ts'
import { browse } from './hi/browse.ts'
import { filters } from './hi/filters.ts'
import { landing } from './hi/landing.ts'
import { layout } from './hi/layout.ts'
import { play } from './hi/play.ts'
import { primitives } from './hi/primitives.ts'
import { progress } from './hi/progress.ts'
import { reading } from './hi/reading.ts'
import { refusals } from './hi/refusals.ts'
import { serverMessages } from './hi/serverMessages.ts'
import { settings } from './hi/settings.ts'
import { site } from './hi/site.ts'
import { story } from './hi/story.ts'
import { toasts } from './hi/toasts.ts'

/** Areas off the player's path, which speak English in every language. */
type EnglishOnly = 'admin' | 'authoring' | 'guidebook' | 'structure' | 'waitlist' | 'writing'

/** Every area that a player meets. */
export const playersPath: Omit<Messages, EnglishOnly> = {
  account,
  browse,
  filters,
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
  toasts,
}

/** The interface in Hindi. */
export const hi: Messages = { ...en, ...playersPath }
