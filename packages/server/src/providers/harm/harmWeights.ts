import type { Weights } from '@kathasagar/engine/classifier/logisticRegression'
import {
  harmChances,
  type HarmChances,
  type Weighed,
} from '@kathasagar/engine/hearing/harm/harmChances'
import { memoize } from '@kathasagar/story'

import { readWeights } from '../classifier/readWeights.ts'

/** `npm run evaluate -- fit-harm` writes it. */
export const HARM_FILE = new URL('../../../weights/harm.bin', import.meta.url)

let known: Readonly<Record<Weighed, Weights>> | undefined

/** A turn weighs its words before they are taken, and again before the storyteller repeats them. */
const TEXTS_KEPT = 2

/** Returns how likely words do harm, by what was learnt from lines that do and lines that do not. */
export const weighHarm = memoize(
  (words: string): HarmChances => harmChances(words, (known ??= readWeights(HARM_FILE))),
  TEXTS_KEPT,
)
