import type { ReadStory } from '../../model/storyExchange.ts'

/** Share of passages that links must reach so that an import as scenes is recommended. */
const REACHED = 0.9

export type ImportMode = 'scenes' | 'page'

export interface Recommendation {
  way: ImportMode
  why: 'scenes' | 'macros' | 'scripts' | 'unreached' | 'only'
}

/** Recommends an import as scenes, or as the original page if scenes would lose content. */
export function recommend({ page, passages }: ReadStory): Recommendation | null {
  if (page?.refused !== undefined) return { way: 'page', why: 'only' }
  if (!passages) return null
  if (page && passages.withLoss > 0) return { way: 'page', why: 'macros' }
  if (page && passages.hasScripts) return { way: 'page', why: 'scripts' }
  const isReached = passages.reached >= REACHED * passages.all
  if (page && !isReached) return { way: 'page', why: 'unreached' }
  const isWhole = passages.withLoss === 0 && !passages.hasScripts && isReached
  return isWhole ? { way: 'scenes', why: 'scenes' } : null
}
