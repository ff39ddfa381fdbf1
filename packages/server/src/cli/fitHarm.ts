import { commandLine } from '../../../../scripts/commandLine.mjs'
import { MOST_PLACES, signsOf } from '../engine/classifier/signsOf.ts'
import type { Weighed } from '../engine/hearing/harm/harmChances.ts'
import { HARM_FILE } from '../providers/harm/harmWeights.ts'
import type { Row } from './classifier/fitWeights.ts'
import { writeWeights } from './classifier/writeWeights.ts'
import { readHarmExamples } from './harm/harmExamples.ts'
import { isOfSelfHarm } from './harm/readHarmLines.ts'

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
const rows: Readonly<Record<Weighed, readonly Row[]>> = {
  harm: examples.map((one) => ({ ...one, isOfLabel: one.isHarmful })),
  self_harm: harmful.map((one) => ({ ...one, isOfLabel: isOfSelfHarm(one) })),
  sexual: harmful.map((one) => ({ ...one, isOfLabel: /sexual/u.test(one.kind) })),
}

const size = writeWeights(HARM_FILE, rows, MOST_PLACES)
console.info(`${examples.length} lines, ${harmful.length} harmful; ${size} bytes`)
