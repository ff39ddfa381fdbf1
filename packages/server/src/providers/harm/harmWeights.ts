import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

import {
  harmChances,
  WEIGHED,
  type HarmChances,
  type HarmWeights,
  type Weighed,
} from '../../engine/hearing/harm/harmChances.ts'
import { PLACES } from '../../engine/hearing/harm/harmSigns.ts'

/** `npm run fit-harm` writes it: a line that says how it is read, then the weights, packed. */
export const HARM_FILE = new URL('harm.bin', import.meta.url)

const NEWLINE = 0x0a

type Read = Readonly<Record<Weighed, HarmWeights>>

function read(): Read {
  const file = readFileSync(HARM_FILE)
  const end = file.indexOf(NEWLINE)
  const head = JSON.parse(file.toString('utf8', 0, end)) as Record<
    Weighed,
    Pick<HarmWeights, 'start' | 'step'>
  >
  const all = new Int8Array(brotliDecompressSync(file.subarray(end + 1)))
  const own = (kind: Weighed): HarmWeights => {
    const from = WEIGHED.indexOf(kind) * PLACES
    return { ...head[kind], places: all.subarray(from, from + PLACES) }
  }
  return { harm: own('harm'), self_harm: own('self_harm'), sexual: own('sexual') }
}

let known: Read | undefined

/** How likely words do harm, by what was learnt from lines that do and lines that do not. */
export const weighHarm = (words: string): HarmChances => harmChances(words, (known ??= read()))
