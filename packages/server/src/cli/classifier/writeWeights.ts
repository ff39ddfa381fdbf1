import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import type { Weights } from '@kathasagar/engine/classifier/logisticRegression'
import { fitWeights, type Fitted, type Row } from './fitWeights.ts'

const STEPS = 4
/** A few large weights stand out: steps are made for all the others. */
const OF_ALL = 0.9995

/** The weights in so few steps that they pack well. */
function packed(weights: Fitted): Weights {
  const own = weights.subarray(0, -1)
  const sizes = own.map(Math.abs).toSorted()
  const largest = sizes[Math.floor(sizes.length * OF_ALL)] ?? 1
  const step = largest / STEPS
  const places = Int8Array.from(own, (weight) => {
    return Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)))
  })
  const start = weights.at(-1) ?? 0
  return { start: Number(start.toFixed(4)), step: Number(step.toFixed(5)), places }
}

/** What is learnt of a label, and by how many places, a power of two, that its features share. */
export interface Lessons {
  rows: readonly Row[]
  places: number
}

/** Fits a logistic regression to the rows of each label. */
export const fitLabels = <Label extends string>(labels: Readonly<Record<Label, Lessons>>) =>
  Object.fromEntries(
    Object.entries<Lessons>(labels).map(([label, { rows, places }]) => [
      label,
      packed(fitWeights(rows, places)),
    ]),
  ) as Record<Label, Weights>

/** Writes what was fitted to the labels to a file; tells how large it is. */
export function writeWeights(file: URL, labels: Readonly<Record<string, Lessons>>): number {
  const fitted = Object.entries(fitLabels(labels))
  const head = fitted.map(([label, { start, step, places }]) => [
    label,
    { start, step, places: places.length },
  ])
  const body = brotliCompressSync(
    Buffer.concat(fitted.map(([, { places }]) => Buffer.from(places.buffer))),
  )
  const line = `${JSON.stringify(Object.fromEntries(head))}\n`
  writeFileSync(file, Buffer.concat([Buffer.from(line), body]))
  return body.length
}
