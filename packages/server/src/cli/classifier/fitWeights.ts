import { drawFrom, drawIndex } from '@kathasagar/story'

const ROUNDS = 12
const STEP = 0.5
/** How strongly a weight is drawn back to nothing. */
const TOWARDS_NOTHING = 1e-3
/** What is told right this surely teaches nothing more. */
const LEARNT = 1e-3

/** What one line teaches about one label. */
export interface Row {
  isOfLabel: boolean
  counts: number
  features: readonly number[]
}

/** The weights of all places, and after them what is so before anything is said. */
export type Fitted = Float64Array

/** Learns by gradient descent, each weight by steps that grow shorter as it moves. */
export function fitWeights(rows: readonly Row[], places: number): Fitted {
  const weights = new Float64Array(places + 1)
  const moved = new Float64Array(places + 1).fill(1e-6)
  const move = (at: number, fault: number) => {
    const slope = fault + TOWARDS_NOTHING * (weights[at] ?? 0)
    moved[at] = (moved[at] ?? 0) + slope * slope
    weights[at] = (weights[at] ?? 0) - (STEP * slope) / Math.sqrt(moved[at])
  }
  const learn = ({ isOfLabel, counts, features }: Row) => {
    const length = Math.sqrt(features.length + 1)
    const fault = counts * (chanceIn(weights, features) - (isOfLabel ? 1 : 0))
    if (Math.abs(fault) < LEARNT) return
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

/** How likely a line is of the label, by what was learnt so far. */
function chanceIn(weights: Fitted, features: readonly number[]): number {
  const places = weights.length - 1
  let sum = 0
  for (const feature of features) sum += weights[feature & (places - 1)] ?? 0
  return 1 / (1 + Math.exp(-((weights[places] ?? 0) + sum / Math.sqrt(features.length + 1))))
}
