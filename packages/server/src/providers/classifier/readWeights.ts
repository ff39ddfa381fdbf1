import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

import type { Weights } from '@kathasagar/engine/classifier/logisticRegression'
import { unpackWeights } from '@kathasagar/engine/classifier/unpackWeights'

const NEWLINE = 0x0a

/** A file of `cli/classifier/writeWeights`: a line that says how the weights are read, then those of all labels. */
function openFile(file: URL) {
  const bytes = readFileSync(file)
  const end = bytes.indexOf(NEWLINE)
  return { head: bytes.subarray(0, end + 1), all: brotliDecompressSync(bytes.subarray(end + 1)) }
}

/** The weights of each label in such a file. */
export function readWeights<Label extends string>(file: URL): Readonly<Record<Label, Weights>> {
  const { head, all } = openFile(file)
  return unpackWeights(head.toString('utf8'), new Int8Array(all))
}

/** The same file with its weights as they are, for whoever unpacks what comes by HTTP. */
export function plainWeights(file: URL): Buffer {
  const { head, all } = openFile(file)
  return Buffer.concat([head, all])
}
