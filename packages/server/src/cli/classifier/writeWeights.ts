import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import type { Weights } from '../../engine/classifier/chanceOf.ts'
import { fitWeights, type Fitted, type Row } from './fitWeights.ts'

const STEPS = 4
/** Smaller weights are left out: this share of the largest. */
const LEAST = 0.08
/** A few large weights stand out: steps are made for all the others. */
const OF_ALL = 0.9995

/** The weights in so few steps that they pack well. */
function packed(weights: Fitted): Weights {
  const own = weights.subarray(0, -1)
  const largest = own.map(Math.abs).toSorted()[Math.floor(own.length * OF_ALL)] ?? 1
  const step = largest / STEPS
  const places = Int8Array.from(own, (weight) => {
    const steps = Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)))
    return Math.abs(weight) < LEAST * largest ? 0 : steps
  })
  const start = weights.at(-1) ?? 0
  return { start: Number(start.toFixed(4)), step: Number(step.toFixed(5)), places }
}

/** Fits a logistic regression to the rows of each label, and writes them to a file; tells how large it is. */
export function writeWeights(
  file: URL,
  rows: Readonly<Record<string, readonly Row[]>>,
  places: number,
): number {
  const fitted = Object.entries(rows).map(
    ([label, own]) => [label, packed(fitWeights(own, places))] as const,
  )
  const head = Object.fromEntries(
    fitted.map(([label, { start, step }]) => [label, { start, step }]),
  )
  const body = brotliCompressSync(
    Buffer.concat(fitted.map(([, { places: own }]) => Buffer.from(own.buffer))),
  )
  writeFileSync(file, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
  return body.length
}
