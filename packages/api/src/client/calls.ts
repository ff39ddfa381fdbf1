import { callsOf } from './callsOf.ts'

export const accountLinksCalls = callsOf(
  async () => (await import('../contract/routes/accountLinks.ts')).accountLinkRoutes,
)
export const adminCalls = callsOf(
  async () => (await import('../contract/routes/admin.ts')).adminRoutes,
)
export const adminModelsCalls = callsOf(
  async () => (await import('../contract/routes/adminModels.ts')).adminModelsRoutes,
)
export const adminStoriesCalls = callsOf(
  async () => (await import('../contract/routes/adminStories.ts')).adminStoryRoutes,
)
export const adminTaxonomyCalls = callsOf(
  async () => (await import('../contract/routes/adminTaxonomy.ts')).adminTaxonomyRoutes,
)
export const authCalls = callsOf(
  async () => (await import('../contract/routes/auth.ts')).authRoutes,
)
export const authoringCalls = callsOf(
  async () => (await import('../contract/routes/authoring.ts')).authoringRoutes,
)
export const authorsCalls = callsOf(
  async () => (await import('../contract/routes/authors.ts')).authorsRoutes,
)
export const categoriesCalls = callsOf(
  async () => (await import('../contract/routes/categories.ts')).categoriesRoutes,
)
export const coauthorCalls = callsOf(
  async () => (await import('../contract/routes/coauthors.ts')).coauthorRoutes,
)
export const commentsCalls = callsOf(
  async () => (await import('../contract/routes/comments.ts')).commentsRoutes,
)
export const googleCalls = callsOf(
  async () => (await import('../contract/routes/google.ts')).googleRoutes,
)
export const keepsakesCalls = callsOf(
  async () => (await import('../contract/routes/keepsakes.ts')).keepsakesRoutes,
)
export const meCalls = callsOf(async () => (await import('../contract/routes/me.ts')).meRoutes)
export const modelsCalls = callsOf(
  async () => (await import('../contract/routes/models.ts')).modelsRoutes,
)
export const mutedCalls = callsOf(
  async () => (await import('../contract/routes/muted.ts')).mutedRoutes,
)
export const noticesCalls = callsOf(
  async () => (await import('../contract/routes/notices.ts')).noticesRoutes,
)
export const offlinePlayCalls = callsOf(
  async () => (await import('../contract/routes/offlinePlay.ts')).offlinePlayRoutes,
)
export const playsCalls = callsOf(
  async () => (await import('../contract/routes/plays.ts')).playsRoutes,
)
export const previewLinksCalls = callsOf(
  async () => (await import('../contract/routes/previewLinks.ts')).previewLinksRoutes,
)
export const progressCalls = callsOf(
  async () => (await import('../contract/routes/progress.ts')).progressRoutes,
)
export const secondFactorCalls = callsOf(
  async () => (await import('../contract/routes/secondFactor.ts')).secondFactorRoutes,
)
export const seriesCalls = callsOf(
  async () => (await import('../contract/routes/series.ts')).seriesRoutes,
)
export const sessionsCalls = callsOf(
  async () => (await import('../contract/routes/sessions.ts')).sessionsRoutes,
)
export const sharedPlaysCalls = callsOf(
  async () => (await import('../contract/routes/sharedPlays.ts')).sharedPlaysRoutes,
)
export const siteCalls = callsOf(
  async () => (await import('../contract/routes/site.ts')).siteRoutes,
)
export const storiesCalls = callsOf(
  async () => (await import('../contract/routes/stories.ts')).storiesRoutes,
)
export const uploadsCalls = callsOf(
  async () => (await import('../contract/routes/uploads.ts')).uploadsRoutes,
)
export const walletCalls = callsOf(
  async () => (await import('../contract/routes/wallet.ts')).walletRoutes,
)

/** Loads what a reader's first calls need, each by itself, so that none of them waits for it. */
export const firstCalls: readonly (() => Promise<unknown>)[] = [
  () => import('../contract/routes/auth.ts'),
  () => import('../contract/routes/stories.ts'),
  () => import('../contract/routes/sessions.ts'),
]
