import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

import type { Weights } from '@kathasagar/engine/classifier/logisticRegression'

const NEWLINE = 0x0a

/**
 * The weights of each label in a file of `cli/classifier/writeWeights`: a line that says how they are
 * read, then those of all labels, packed.
 */
export function readWeights<Label extends string>(file: URL): Readonly<Record<Label, Weights>> {
  const bytes = readFileSync(file)
  const end = bytes.indexOf(NEWLINE)
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Readonly<
    Record<Label, Pick<Weights, 'start' | 'step'> & { places: number }>
  >
  const all = new Int8Array(brotliDecompressSync(bytes.subarray(end + 1)))
  let from = 0
  const rows = Object.entries<(typeof head)[Label]>(head).map(
    ([label, { start, step, places }]) => {
      from += places
      return [label, { start, step, places: all.subarray(from - places, from) }]
    },
  )
  return Object.fromEntries(rows) as Record<Label, Weights>
}
