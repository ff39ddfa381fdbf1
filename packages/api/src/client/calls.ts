import type { TagType } from './apiSlice.ts'
import { callsOf } from './callsOf.ts'

export interface Page<Query = string, Param = string | undefined> {
  queryArg: Query
  pageParam: Param
}

export const byCursor = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
}

/** Converts an argument to a named parameter. */
export const by =
  <Field extends string>(field: Field) =>
  (value: string) =>
    ({ [field]: value }) as Record<Field, string>

/** Invalidates the tags unless the request failed. */
export const onSuccess =
  (...tags: readonly TagType[]) =>
  (_answer: unknown, error: unknown) =>
    error ? [] : tags

export const adminCalls = callsOf(async () => (await import('../contract/admin.ts')).adminRoutes)
export const adminModelsCalls = callsOf(
  async () => (await import('../contract/adminModels.ts')).adminModelsRoutes,
)
export const adminStoriesCalls = callsOf(
  async () => (await import('../contract/adminStories.ts')).adminStoriesRoutes,
)
export const adminTaxonomyCalls = callsOf(
  async () => (await import('../contract/adminTaxonomy.ts')).adminTaxonomyRoutes,
)
export const authCalls = callsOf(async () => (await import('../contract/auth.ts')).authRoutes)
export const authoringCalls = callsOf(
  async () => (await import('../contract/authoring.ts')).authoringRoutes,
)
export const authorsCalls = callsOf(
  async () => (await import('../contract/authors.ts')).authorsRoutes,
)
export const categoriesCalls = callsOf(
  async () => (await import('../contract/taxonomy.ts')).taxonomyRoutes,
)
export const commentsCalls = callsOf(
  async () => (await import('../contract/comments.ts')).commentsRoutes,
)
export const googleCalls = callsOf(async () => (await import('../contract/google.ts')).googleRoutes)
export const keepsakesCalls = callsOf(
  async () => (await import('../contract/keepsakes.ts')).keepsakesRoutes,
)
export const meCalls = callsOf(async () => (await import('../contract/account.ts')).accountRoutes)
export const modelsCalls = callsOf(async () => (await import('../contract/models.ts')).modelsRoutes)
export const noticesCalls = callsOf(
  async () => (await import('../contract/notices.ts')).noticesRoutes,
)
export const offlinePlayCalls = callsOf(
  async () => (await import('../contract/offlinePlay.ts')).offlinePlayRoutes,
)
export const playsCalls = callsOf(async () => (await import('../contract/plays.ts')).playsRoutes)
export const previewLinksCalls = callsOf(
  async () => (await import('../contract/previewLinks.ts')).previewLinksRoutes,
)
export const progressCalls = callsOf(
  async () => (await import('../contract/progress.ts')).progressRoutes,
)
export const secondFactorCalls = callsOf(
  async () => (await import('../contract/secondFactor.ts')).secondFactorRoutes,
)
export const seriesCalls = callsOf(async () => (await import('../contract/series.ts')).seriesRoutes)
export const sessionsCalls = callsOf(
  async () => (await import('../contract/sessions.ts')).sessionsRoutes,
)
export const sharedPlaysCalls = callsOf(
  async () => (await import('../contract/sharedPlays.ts')).sharedPlaysRoutes,
)
export const siteCalls = callsOf(async () => (await import('../contract/site.ts')).siteRoutes)
export const storiesCalls = callsOf(
  async () => (await import('../contract/stories.ts')).storiesRoutes,
)
export const uploadsCalls = callsOf(
  async () => (await import('../contract/uploads.ts')).uploadsRoutes,
)
export const walletCalls = callsOf(async () => (await import('../contract/wallet.ts')).walletRoutes)

/** Chunks with the contract of the first pages' calls. */
export const firstCalls: readonly (() => Promise<unknown>)[] = [
  () => import('../contract/auth.ts'),
  () => import('../contract/stories.ts'),
  () => import('../contract/sessions.ts'),
]
