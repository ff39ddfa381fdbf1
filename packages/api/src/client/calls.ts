import { callsOf } from './callsOf.ts'

export const accountLinksCalls = callsOf(() => import('../contract/routes/accountLinks.ts'))
export const adminCalls = callsOf(() => import('../contract/routes/admin.ts'))
export const adminModelsCalls = callsOf(() => import('../contract/routes/adminModels.ts'))
export const adminStoriesCalls = callsOf(() => import('../contract/routes/adminStories.ts'))
export const adminTaxonomyCalls = callsOf(() => import('../contract/routes/adminTaxonomy.ts'))
export const authCalls = callsOf(() => import('../contract/routes/auth.ts'))
export const authoringCalls = callsOf(() => import('../contract/routes/authoring.ts'))
export const authorsCalls = callsOf(() => import('../contract/routes/authors.ts'))
export const categoriesCalls = callsOf(() => import('../contract/routes/categories.ts'))
export const commentsCalls = callsOf(() => import('../contract/routes/comments.ts'))
export const googleCalls = callsOf(() => import('../contract/routes/google.ts'))
export const keepsakesCalls = callsOf(() => import('../contract/routes/keepsakes.ts'))
export const meCalls = callsOf(() => import('../contract/routes/me.ts'))
export const modelsCalls = callsOf(() => import('../contract/routes/models.ts'))
export const noticesCalls = callsOf(() => import('../contract/routes/notices.ts'))
export const offlinePlayCalls = callsOf(() => import('../contract/routes/offlinePlay.ts'))
export const playsCalls = callsOf(() => import('../contract/routes/plays.ts'))
export const previewLinksCalls = callsOf(() => import('../contract/routes/previewLinks.ts'))
export const progressCalls = callsOf(() => import('../contract/routes/progress.ts'))
export const secondFactorCalls = callsOf(() => import('../contract/routes/secondFactor.ts'))
export const seriesCalls = callsOf(() => import('../contract/routes/series.ts'))
export const sessionsCalls = callsOf(() => import('../contract/routes/sessions.ts'))
export const sharedPlaysCalls = callsOf(() => import('../contract/routes/sharedPlays.ts'))
export const siteCalls = callsOf(() => import('../contract/routes/site.ts'))
export const storiesCalls = callsOf(() => import('../contract/routes/stories.ts'))
export const uploadsCalls = callsOf(() => import('../contract/routes/uploads.ts'))
export const walletCalls = callsOf(() => import('../contract/routes/wallet.ts'))

/** Loads what a reader's first calls need, each by itself, so that none of them waits for it. */
export const firstCalls: readonly (() => Promise<unknown>)[] = [
  () => import('../contract/routes/auth.ts'),
  () => import('../contract/routes/stories.ts'),
  () => import('../contract/routes/sessions.ts'),
]
