import { drawFrom, drawIndex } from '@kathasagar/api/rules'

const ROUNDS = 8
const STEP = 0.3
/** How strongly a weight is drawn back to nothing. */
const TOWARDS_NOTHING = 0.06
/** What is told right this surely teaches nothing more. */
const LEARNT = 0.01
const LARGEST = 30

/** What one text teaches. */
export interface Row {
  /** Which of the classes it is of; -1 for none of them. */
  class: number
  counts: number
  places: readonly number[]
}

/**
 * Learns by gradient descent, each weight by steps that grow shorter as it moves. Of one class it tells
 * whether a row is of it; of several which, or with `orNone` none of them.
 */
export class Learner {
  readonly classes: number
  readonly weights: Float64Array
  readonly #moved: Float64Array

  readonly #orNone: boolean

  constructor(signs: number, classes: number, { orNone = classes === 1 } = {}) {
    this.classes = classes
    this.#orNone = orNone
    this.weights = new Float64Array(signs * classes)
    this.#moved = new Float64Array(signs * classes).fill(1e-3)
  }

  /** Of one class alone, whether it is it; of several, which. */
  #sharesOf(places: readonly number[]): readonly number[] {
    const powers = Array.from({ length: this.classes }, (_, one) => {
      const sum = places.reduce((all, at) => all + (this.weights[at * this.classes + one] ?? 0), 0)
      return Math.exp(Math.min(LARGEST, sum))
    })
    const all = powers.reduce((sum, one) => sum + one, this.#orNone ? 1 : 0)
    return powers.map((power) => power / all)
  }

  learn({ class: right, counts, places }: Row): void {
    for (const [one, share] of this.#sharesOf(places).entries()) {
      const fault = counts * (share - (one === right ? 1 : 0))
      if (Math.abs(fault) < LEARNT) continue
      for (const place of places) this.#move(place * this.classes + one, fault)
    }
  }

  #move(at: number, fault: number): void {
    const slope = fault + TOWARDS_NOTHING * (this.weights[at] ?? 0)
    const moved = (this.#moved[at] ?? 0) + slope * slope
    this.#moved[at] = moved
    this.weights[at] = (this.weights[at] ?? 0) - (STEP * slope) / Math.sqrt(moved)
  }
}

/** Learns from all rows, some rounds in a drawn order that is the same each time. */
export function learnAll(learner: Learner, rows: readonly Row[]): void {
  const draw = drawFrom(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = rows
      .map((row) => ({ row, place: drawIndex(draw, rows.length) }))
      .toSorted((a, b) => a.place - b.place)
    for (const { row } of order) learner.learn(row)
  }
}
