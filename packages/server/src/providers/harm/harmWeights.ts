import type { Weights } from '@kathasagar/engine/understanding/classifier'
import { harmChances } from '@kathasagar/engine/understanding/harm/harmChances'
import type { HarmChances, HarmLabel } from '@kathasagar/engine/understanding/harm/harmChances'
import { memoize } from '@kathasagar/story'

import { readWeights } from '../classifier/readWeights.ts'

/** File of weights, written by `npm run fit -- harm`. */
export const HARM_FILE = new URL('../../../weights/harm.bin', import.meta.url)

let known: Readonly<Record<HarmLabel, Weights>> | undefined

/** Cache size. A turn classifies its input twice: on arrival, and before quoting it. */
const TEXTS_KEPT = 2

export const scoreHarm = memoize(
  (words: string): HarmChances => harmChances(words, (known ??= readWeights(HARM_FILE))),
  TEXTS_KEPT,
)
