import { harmChances } from '@kathasagar/engine/hearing/harm/harmChances'
import { hearHarm, type HarmHeard, type WeighHarm } from '../../services/safety/hearHarm.ts'
import { fitLabels } from '../classifier/writeWeights.ts'
import { HARM_SETS, readHarmExamples } from './harmExamples.ts'
import { harmLessons } from './harmLessons.ts'
import type { HarmLine } from './parseHarmLines.ts'

export interface JudgedLine extends HarmLine {
  heard: HarmHeard | null
  /** Probability, 0 to 1. */
  harm: number
}

/** Applies the rules of a family story. */
export const judgeLines = (lines: readonly HarmLine[], weighHarm: WeighHarm): JudgedLine[] =>
  lines.map((line) => ({
    ...line,
    heard: hearHarm(weighHarm, line.text, { content_rating: 'family' }),
    harm: weighHarm(line.text).harm,
  }))

/** Cross-validates: weights fitted without a set judge it. */
export const judgeUnseen = (): JudgedLine[] =>
  HARM_SETS.flatMap((lines) => {
    const others = HARM_SETS.filter((set) => set !== lines)
    const weights = fitLabels(harmLessons(readHarmExamples(others)))
    return judgeLines(lines, (words) => harmChances(words, weights))
  })
