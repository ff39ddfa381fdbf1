import { root } from '../architecture/imports.ts'
import { weighAll, type WeighedImport } from '../packages/weigh.ts'

const kept = new Map<string, Promise<ReadonlyMap<string, number>>>()

/**
 * What each piece costs an app that imports it, in kB (gzip) over React and Emotion, the provider
 * included: weighed from source by what holds the budget of the tarballs. Asked again, it is told
 * what was weighed before, since a board and many pages of one book ask alike. `BOOK_WEIGHTS=none` weighs
 * nothing: bundling every piece is most of what a book costs, and a check of the book has no use for it.
 */
export function pieceWeights(
  pieces: readonly WeighedImport[],
): Promise<ReadonlyMap<string, number>> {
  if (process.env['BOOK_WEIGHTS'] === 'none') return Promise.resolve(new Map())
  const sorted = pieces.toSorted((a, b) => a.name.localeCompare(b.name))
  const key = JSON.stringify(sorted)
  const weighed = kept.get(key) ?? weighAll(sorted, { root, conditions: ['@kathasagar/source'] })
  kept.set(key, weighed)
  return weighed
}
