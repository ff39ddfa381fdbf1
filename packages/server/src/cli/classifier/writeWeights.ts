import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import type { Weights } from '@kathasagar/engine/understanding/classifier'
import { drawFrom, drawIndex } from '@kathasagar/story'

const ROUNDS = 12
const STEP = 0.5
const L2_PENALTY = 1e-3
const MIN_ERROR = 1e-3

interface Row {
  isOfLabel: boolean
  counts: number
  features: readonly number[]
}

/** Weight of each bucket. The last item is the bias. */
type Fitted = Float64Array

function fitWeights(rows: readonly Row[], places: number): Fitted {
  const weights = new Float64Array(places + 1)
  const moved = new Float64Array(places + 1).fill(1e-6)
  const move = (at: number, fault: number) => {
    const slope = fault + L2_PENALTY * (weights[at] ?? 0)
    moved[at] = (moved[at] ?? 0) + slope * slope
    weights[at] = (weights[at] ?? 0) - (STEP * slope) / Math.sqrt(moved[at])
  }
  const learn = ({ isOfLabel, counts, features }: Row) => {
    const length = Math.sqrt(features.length + 1)
    const fault = counts * (probabilityOf(weights, features) - (isOfLabel ? 1 : 0))
    if (Math.abs(fault) < MIN_ERROR) return
    for (const feature of features) move(feature & (places - 1), fault / length)
    move(places, fault)
  }
  const draw = drawFrom(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = rows.map((row) => ({ row, place: drawIndex(draw, rows.length) }))
    for (const { row } of order.toSorted((a, b) => a.place - b.place)) learn(row)
  }
  return weights
}

function probabilityOf(weights: Fitted, features: readonly number[]): number {
  const places = weights.length - 1
  let sum = 0
  for (const feature of features) sum += weights[feature & (places - 1)] ?? 0
  return 1 / (1 + Math.exp(-((weights[places] ?? 0) + sum / Math.sqrt(features.length + 1))))
}

const STEPS = 4
/** Quantile of the weights that sets the scale. Their maximum is an outlier. */
const SCALE_QUANTILE = 0.9995

function quantize(weights: Fitted): Weights {
  const own = weights.subarray(0, -1)
  const sizes = own.map(Math.abs).toSorted()
  const largest = sizes[Math.floor(sizes.length * SCALE_QUANTILE)] ?? 1
  const step = largest / STEPS
  const places = Int8Array.from(own, (weight) => {
    return Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)))
  })
  const start = weights.at(-1) ?? 0
  return { start: Number(start.toFixed(4)), step: Number(step.toFixed(5)), places }
}

/** Training rows of a label. `places` is the number of hash buckets, a power of two. */
export interface Lessons {
  rows: readonly Row[]
  places: number
}

export const fitLabels = <Label extends string>(labels: Readonly<Record<Label, Lessons>>) =>
  Object.fromEntries(
    Object.entries<Lessons>(labels).map(([label, { rows, places }]) => [
      label,
      quantize(fitWeights(rows, places)),
    ]),
  ) as Record<Label, Weights>

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
