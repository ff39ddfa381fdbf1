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

export const adminCalls = callsOf(() => import('../contract/admin.ts'))
export const adminModelsCalls = callsOf(() => import('../contract/adminModels.ts'))
export const adminStoriesCalls = callsOf(() => import('../contract/adminStories.ts'))
export const adminTaxonomyCalls = callsOf(() => import('../contract/adminTaxonomy.ts'))
export const authCalls = callsOf(() => import('../contract/auth.ts'))
export const authoringCalls = callsOf(() => import('../contract/authoring.ts'))
export const authorsCalls = callsOf(() => import('../contract/authors.ts'))
export const categoriesCalls = callsOf(() => import('../contract/taxonomy.ts'))
export const commentsCalls = callsOf(() => import('../contract/comments.ts'))
export const googleCalls = callsOf(() => import('../contract/google.ts'))
export const keepsakesCalls = callsOf(() => import('../contract/keepsakes.ts'))
export const meCalls = callsOf(() => import('../contract/account.ts'))
export const modelsCalls = callsOf(() => import('../contract/models.ts'))
export const noticesCalls = callsOf(() => import('../contract/notices.ts'))
export const offlinePlayCalls = callsOf(() => import('../contract/offlinePlay.ts'))
export const playsCalls = callsOf(() => import('../contract/plays.ts'))
export const previewLinksCalls = callsOf(() => import('../contract/previewLinks.ts'))
export const progressCalls = callsOf(() => import('../contract/progress.ts'))
export const secondFactorCalls = callsOf(() => import('../contract/secondFactor.ts'))
export const seriesCalls = callsOf(() => import('../contract/series.ts'))
export const sessionsCalls = callsOf(() => import('../contract/sessions.ts'))
export const sharedPlaysCalls = callsOf(() => import('../contract/sharedPlays.ts'))
export const siteCalls = callsOf(() => import('../contract/site.ts'))
export const storiesCalls = callsOf(() => import('../contract/stories.ts'))
export const uploadsCalls = callsOf(() => import('../contract/uploads.ts'))
export const walletCalls = callsOf(() => import('../contract/wallet.ts'))

/** Chunks with the contract of the calls that the first pages make. */
export const firstCalls: readonly (() => Promise<unknown>)[] = [
  () => import('../contract/auth.ts'),
  () => import('../contract/stories.ts'),
  () => import('../contract/sessions.ts'),
]
