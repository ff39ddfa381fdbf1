import type { FullLanguage } from './en.ts'
import account from './hi/account.json' with { type: 'json' }
import common from './hi/common.json' with { type: 'json' }
import landing from './hi/landing.json' with { type: 'json' }
import play from './hi/play.json' with { type: 'json' }
import settings from './hi/settings.json' with { type: 'json' }

export const hi: FullLanguage = {
  ...common,
  ...account,
  ...landing,
  ...play,
  ...settings,
  further: {
    admin: async () => (await import('./hi/admin.json', { with: { type: 'json' } })).default,
    authoring: async () =>
      (await import('./hi/authoring.json', { with: { type: 'json' } })).default,
    authors: async () => (await import('./hi/authors.json', { with: { type: 'json' } })).default,
    comments: async () => (await import('./hi/comments.json', { with: { type: 'json' } })).default,
    longTexts: async () => await import('./hi/longTexts/longTexts.ts'),
    notices: async () => (await import('./hi/notices.json', { with: { type: 'json' } })).default,
    plays: async () => (await import('./hi/plays.json', { with: { type: 'json' } })).default,
    saved: async () => (await import('./hi/saved.json', { with: { type: 'json' } })).default,
    series: async () => (await import('./hi/series.json', { with: { type: 'json' } })).default,
    sharing: async () => (await import('./hi/sharing.json', { with: { type: 'json' } })).default,
    storyParts: async () =>
      (await import('./hi/storyParts.json', { with: { type: 'json' } })).default,
    uploads: async () => (await import('./hi/uploads.json', { with: { type: 'json' } })).default,
  },
}
