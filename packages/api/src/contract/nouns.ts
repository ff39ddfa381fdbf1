/**
 * Nouns of the product. Each is a module of the server and has files in `contract` and `endpoints`.
 * `scripts/architecture/useCases.test.ts` compares them.
 */
export const NOUNS = {
  account: ['account'],
  admin: ['admin', 'adminStories'],
  auth: ['auth', 'accountLinks', 'google', 'secondFactor'],
  authoring: ['authoring', 'insight', 'storyExchange', 'uploads'],
  authors: ['authors'],
  comments: ['comments'],
  models: ['models', 'adminModels', 'modelKey'],
  notices: ['notices'],
  previewLinks: ['previewLinks'],
  progress: ['progress'],
  series: ['series'],
  sessions: ['sessions', 'keepsakes', 'offlinePlay', 'openSessions', 'plays'],
  sharedPlays: ['sharedPlays'],
  site: ['site'],
  stories: ['stories', 'demo', 'pages'],
  taxonomy: ['taxonomy', 'adminTaxonomy'],
  wallet: ['wallet'],
} as const
