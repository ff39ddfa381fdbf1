import type { Weights } from '@kathasagar/engine/classifier/logisticRegression'
import {
  harmChances,
  type HarmChances,
  type Weighed,
} from '@kathasagar/engine/hearing/harm/harmChances'
import { readWeights } from '../classifier/readWeights.ts'

/** `npm run fit-harm` writes it. */
export const HARM_FILE = new URL('../../../weights/harm.bin', import.meta.url)

let known: Readonly<Record<Weighed, Weights>> | undefined

/** How likely words do harm, by what was learnt from lines that do and lines that do not. */
export const weighHarm = (words: string): HarmChances =>
  harmChances(words, (known ??= readWeights(HARM_FILE)))
