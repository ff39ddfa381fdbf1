import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

import { type Weights, unpackWeights } from '@kathasagar/engine/understanding/classifier'

const NEWLINE = 0x0a

function openFile(file: URL) {
  const bytes = readFileSync(file)
  const end = bytes.indexOf(NEWLINE)
  return { head: bytes.subarray(0, end + 1), all: brotliDecompressSync(bytes.subarray(end + 1)) }
}

export function readWeights<Label extends string>(file: URL): Readonly<Record<Label, Weights>> {
  const { head, all } = openFile(file)
  return unpackWeights(head.toString('utf8'), new Int8Array(all))
}

export function plainWeights(file: URL): Buffer {
  const { head, all } = openFile(file)
  return Buffer.concat([head, all])
}
