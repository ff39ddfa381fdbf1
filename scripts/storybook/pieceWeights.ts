import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { WeighedImport } from '../packages/weigh.ts'

/** What was weighed so far, by what was imported. */
let weighed: Promise<ReadonlyMap<string, number>> = Promise.resolve(new Map())
const weigher = fileURLToPath(new URL('weighPieces.ts', import.meta.url))

/** So many are weighed by one process: each bundle leaves 7 MB behind that go with it. */
const AT_ONCE = 150

const keyOf = ({ name, from }: WeighedImport) => `${from} ${name}`

/** In processes of their own, one after another. */
async function weighApart(pieces: readonly WeighedImport[], known: ReadonlyMap<string, number>) {
  const weights = new Map(known)
  const missing = pieces.filter((piece) => !weights.has(keyOf(piece)))
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const some = missing.slice(from, from + AT_ONCE)
    const asked = [weigher, JSON.stringify(some)]
    const { stdout } = await promisify(execFile)(process.execPath, asked)
    const found = new Map(JSON.parse(stdout) as [string, number][])
    for (const piece of some) weights.set(keyOf(piece), found.get(piece.name) ?? 0)
  }
  return weights
}

/**
 * What each piece costs an app that imports it, in kB (gzip) over React and Emotion, the provider
 * included: weighed from source by what holds the budget of the tarballs. Each is weighed once, since
 * the board and the pages of one book ask for the same. `BOOK_WEIGHTS=none` weighs nothing: bundling
 * every piece is most of what a book costs, and a check of the book has no use for it.
 */
export async function pieceWeights(
  pieces: readonly WeighedImport[],
): Promise<ReadonlyMap<string, number>> {
  if (process.env['BOOK_WEIGHTS'] === 'none') return new Map()
  weighed = weighed.then((known) => weighApart(pieces, known))
  const weights = await weighed
  return new Map(pieces.map((piece) => [piece.name, weights.get(keyOf(piece)) ?? 0]))
}
