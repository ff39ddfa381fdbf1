import { drawFrom, drawIndex } from '@kathasagar/api/rules'

import { OUTSIDE_TOPICS, type OutsideWeight } from '../../engine/hearing/outside/outsideIn.ts'
import type { OutsideExample, OutsideSource } from './outsideExamples.ts'

const ROUNDS = 8
const STEP = 0.3
/** How strongly a weight is drawn back to nothing. */
const TOWARDS_NOTHING = 0.06
/** What is told right this surely teaches nothing more. */
const LEARNT = 0.01
/** How much a text counts; those about playing are far fewer than the phrases of the stories. */
const COUNTS: Readonly<Record<OutsideSource, number>> = {
  strangers: 4,
  frames: 4,
  inside: 4,
  phrases: 0.8,
}
/** Themes and lengths are always looked at, a word from the second text on. */
const ALWAYS = /^[#*]/u
const LARGEST = 30

/** The signs that occur often enough, by their place. */
function placesOf(examples: readonly OutsideExample[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { source, signs } of examples) {
    if (source === 'phrases') continue
    for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const kept = [...counts].filter(([sign, count]) => count > 1 || ALWAYS.test(sign))
  return new Map(kept.map(([sign], place) => [sign, place]))
}

interface Row {
  /** Which of the classes it is of; -1 for none of them. */
  class: number
  counts: number
  places: readonly number[]
}

/** Learns by gradient descent, each weight by steps that grow shorter as it moves. */
class Learner {
  readonly classes: number
  readonly weights: Float64Array
  readonly #moved: Float64Array

  constructor(signs: number, classes: number) {
    this.classes = classes
    this.weights = new Float64Array(signs * classes)
    this.#moved = new Float64Array(signs * classes).fill(1e-3)
  }

  /** Of one class alone, whether it is it; of several, which. */
  #sharesOf(places: readonly number[]): readonly number[] {
    const powers = Array.from({ length: this.classes }, (_, one) => {
      const sum = places.reduce((all, at) => all + (this.weights[at * this.classes + one] ?? 0), 0)
      return Math.exp(Math.min(LARGEST, sum))
    })
    const all = powers.reduce((sum, one) => sum + one, this.classes === 1 ? 1 : 0)
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

function learnAll(learner: Learner, rows: readonly Row[]): void {
  const draw = drawFrom(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = rows
      .map((row) => ({ row, place: drawIndex(draw, rows.length) }))
      .toSorted((a, b) => a.place - b.place)
    for (const { row } of order) learner.learn(row)
  }
}

/** Learns first what is about playing, then, of that, what it is about. */
export function fitOutsideWeights(
  examples: readonly OutsideExample[],
): ReadonlyMap<string, OutsideWeight> {
  const signs = placesOf(examples)
  const rows = examples.map(({ signs: own, topic, source }) => ({
    topic,
    counts: COUNTS[source],
    places: own.flatMap((sign) => signs.get(sign) ?? []),
  }))
  const outside = new Learner(signs.size, 1)
  const topics = new Learner(signs.size, OUTSIDE_TOPICS.length)
  learnAll(
    outside,
    rows.map((row) => ({ ...row, class: row.topic < 0 ? -1 : 0 })),
  )
  learnAll(
    topics,
    rows.filter(({ topic }) => topic >= 0).map((row) => ({ ...row, counts: 1, class: row.topic })),
  )
  return new Map(
    [...signs].map(([sign, place]) => [
      sign,
      {
        outside: outside.weights[place] ?? 0,
        topics: [
          ...topics.weights.subarray(
            place * OUTSIDE_TOPICS.length,
            (place + 1) * OUTSIDE_TOPICS.length,
          ),
        ],
      },
    ]),
  )
}
