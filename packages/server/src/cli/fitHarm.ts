import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import { commandLine } from '../../../../scripts/commandLine.mjs'
import { HARM_FILE } from '../providers/harm/harmWeights.ts'
import { WEIGHED, type Weighed } from '../engine/hearing/harm/harmChances.ts'
import { harmSigns, PLACES } from '../engine/hearing/harm/harmSigns.ts'
import { fitHarmWeights } from './harm/fitHarmWeights.ts'
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
const STEPS = 4
/** Smaller weights are left out: this share of the largest. */
const LEAST = 0.08

const examples = readHarmExamples().map((one) => ({ ...one, signs: harmSigns(one.text) }))
const harmful = examples.filter(({ isHarmful }) => isHarmful)

function rowsOf(kind: Weighed) {
  if (kind === 'harm') return examples.map((one) => ({ ...one, isOfKind: one.isHarmful }))
  return harmful.map((one) => ({
    ...one,
    isOfKind: kind === 'self_harm' ? isOfSelfHarm(one) : /sexual/u.test(one.kind),
  }))
}

const packed = new Int8Array(PLACES * WEIGHED.length)
const head: Partial<Record<Weighed, { start: number; step: number }>> = {}
for (const [place, kind] of WEIGHED.entries()) {
  const weights = fitHarmWeights(rowsOf(kind))
  // A few large weights stand out: steps are made for all the others.
  const sizes = weights.subarray(0, PLACES).map(Math.abs).toSorted()
  const largest = sizes[Math.floor(PLACES * 0.9995)] ?? 1
  const step = largest / STEPS
  for (let at = 0; at < PLACES; at += 1) {
    const weight = weights[at] ?? 0
    const steps = Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)))
    packed[place * PLACES + at] = Math.abs(weight) < LEAST * largest ? 0 : steps
  }
  head[kind] = { start: Number((weights[PLACES] ?? 0).toFixed(4)), step: Number(step.toFixed(5)) }
}

const body = brotliCompressSync(packed)
writeFileSync(HARM_FILE, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
console.info(`${examples.length} lines, ${harmful.length} harmful; ${body.length} bytes`)
