import type { WholeLanguage } from './en.ts'
import { account } from './hi/account.ts'
import { browse } from './hi/browse.ts'
import { filters } from './hi/filters.ts'
import { guidebook } from './hi/guidebook.ts'
import { landing } from './hi/landing.ts'
import { layout } from './hi/layout.ts'
import { memory } from './hi/memory.ts'
import { play } from './hi/play.ts'
import { primitives } from './hi/primitives.ts'
import { progress } from './hi/progress.ts'
import { reading } from './hi/reading.ts'
import { report } from './hi/report.ts'
import { serverMessages } from './hi/serverMessages.ts'
import { security } from './hi/security.ts'
import { settings } from './hi/settings.ts'
import { ways } from './hi/ways.ts'
import { site } from './hi/site.ts'
import { story } from './hi/story.ts'
import { toasts } from './hi/toasts.ts'
import { waitlist } from './hi/waitlist.ts'

/** The interface in Hindi. */
export const hi: WholeLanguage = {
  account,
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
  report,
  serverMessages,
  security,
  settings,
  site,
  story,
  toasts,
  waitlist,
  ways,
  further: {
    admin: async () => (await import('./hi/adminMessages.ts')).adminMessages,
    authoring: async () => (await import('./hi/authoringMessages.ts')).authoringMessages,
    authors: async () => await import('./hi/authors.ts'),
    comments: async () => await import('./hi/comments.ts'),
    longTexts: async () => await import('./hi/longTexts/longTexts.ts'),
    notices: async () => await import('./hi/notices.ts'),
    plays: async () => await import('./hi/plays.ts'),
    saved: async () => await import('./hi/saved.ts'),
    series: async () => await import('./hi/series.ts'),
    sharing: async () => await import('./hi/sharing.ts'),
    storyParts: async () => await import('./hi/storyParts.ts'),
    uploads: async () => await import('./hi/uploads.ts'),
  },
}
