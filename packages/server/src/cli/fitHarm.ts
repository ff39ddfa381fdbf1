import { commandLine } from '../../../../scripts/commandLine.mjs'
import { MOST_PLACES, signsOf } from '../engine/classifier/signsOf.ts'
import type { Weighed } from '../engine/hearing/harm/harmChances.ts'
import { HARM_FILE } from '../providers/harm/harmWeights.ts'
import { writeWeights, type Lessons } from './classifier/writeWeights.ts'
import { readHarmExamples } from './harm/harmExamples.ts'
import { isOfSelfHarm, type HarmLine } from './harm/readHarmLines.ts'

/**
 * Fits what tells harmful words from harmless ones, and of the harmful ones what they do harm by, and
 * writes the weights to `providers/harm/harm.bin`: `npm run fit-harm`.
 */
commandLine({
  usage: `npm run fit-harm
Fits what tells harmful words from harmless ones, and writes the weights.`,
})

const examples = readHarmExamples().map((one) => ({ ...one, signs: signsOf(one.text) }))
const harmful = examples.filter(({ isHarmful }) => isHarmful)
const of = (lines: typeof examples, isOfLabel: (line: HarmLine) => boolean): Lessons => ({
  rows: lines.map((line) => ({ ...line, isOfLabel: isOfLabel(line) })),
  places: MOST_PLACES,
})
const labels: Readonly<Record<Weighed, Lessons>> = {
  harm: of(examples, ({ isHarmful }) => isHarmful),
  self_harm: of(harmful, isOfSelfHarm),
  sexual: of(harmful, ({ kind }) => /sexual/u.test(kind)),
}

const size = writeWeights(HARM_FILE, labels)
console.info(`${examples.length} lines, ${harmful.length} harmful; ${size} bytes`)
