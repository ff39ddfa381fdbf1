import {
  CHOICE_WEIGHTS,
  ELSE_WEIGHTS,
  type ElseSigns,
  type Signs,
} from '../../engine/hearing/signs.ts'
import type { Example, Source } from './examples.ts'

/** How much each sign says. */
export interface Weights {
  choice: Signs
  nothing: ElseSigns
}

/** What a sentence counts: strangers' own words most, since there are the fewest of them. */
const COUNTS: Readonly<Record<Source, number>> = {
  strangers: 1,
  inputs: 0.3,
  also: 0.08,
  elsewhere: 0.05,
  idle: 0.3,
  reaction: 0.12,
}
const ROUNDS = 300
const STEP = 0.05
/** Holds weights small that little speaks for. */
const HELD = 0.0006
const [MOMENTUM, SPREAD] = [0.9, 0.999]

const CHOICE = Object.keys(CHOICE_WEIGHTS) as (keyof Signs)[]
const NOTHING = Object.keys(ELSE_WEIGHTS) as (keyof ElseSigns)[]

/** A sentence as rows of numbers: one for each choice, and last, one for none. */
interface Row {
  /** Each as long as all weights together. */
  options: readonly Float64Array[]
  right: readonly boolean[]
  counts: number
}

function rowOf({ fits, nothing, meant, source }: Example): Row {
  const none = fits.length
  const choices = fits.map((fit) =>
    Float64Array.from([...CHOICE.map((sign) => fit[sign]), ...NOTHING.map(() => 0)]),
  )
  const rest = Float64Array.from([...CHOICE.map(() => 0), ...NOTHING.map((sign) => nothing[sign])])
  const right = meant.length > 0 ? meant : [none]
  const options = [...choices, rest]
  return { options, right: options.map((_, i) => right.includes(i)), counts: COUNTS[source] }
}

function chancesIn({ options }: Row, values: Float64Array): number[] {
  const scores = options.map((option) => {
    let score = 0
    for (let i = 0; i < option.length; i += 1) score += (option[i] ?? 0) * (values[i] ?? 0)
    return Math.exp(score)
  })
  const all = scores.reduce((sum, score) => sum + score, 0)
  return scores.map((score) => score / all)
}

/** How likely each choice is meant, and last, that none is. */
export const chancesOf = (example: Example, { choice, nothing }: Weights): number[] =>
  chancesIn(
    rowOf(example),
    Float64Array.from([
      ...CHOICE.map((sign) => choice[sign]),
      ...NOTHING.map((sign) => nothing[sign]),
    ]),
  )

/** Fits the weights so that what was meant is likeliest: a conditional logit, by Adam's steps. */
export function fitWeights(examples: readonly Example[]): Weights {
  const rows = examples.map(rowOf)
  const values = new Float64Array(CHOICE.length + NOTHING.length)
  const slopes = values.slice()
  const spreads = values.slice()
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [i, slope] of gradientAt(rows, values).entries()) {
      const held = slope + HELD * (values[i] ?? 0)
      slopes[i] = MOMENTUM * (slopes[i] ?? 0) + (1 - MOMENTUM) * held
      spreads[i] = SPREAD * (spreads[i] ?? 0) + (1 - SPREAD) * held * held
      const step = (slopes[i] ?? 0) / (1 - MOMENTUM ** round)
      const size = Math.sqrt((spreads[i] ?? 0) / (1 - SPREAD ** round))
      values[i] = (values[i] ?? 0) - (STEP * step) / (size + 1e-8)
    }
  }
  return { choice: named(CHOICE, values, 0), nothing: named(NOTHING, values, CHOICE.length) }
}

function gradientAt(rows: readonly Row[], values: Float64Array): Float64Array {
  const gradient = new Float64Array(values.length)
  const all = rows.reduce((sum, { counts }) => sum + counts, 0)
  for (const row of rows) {
    const chances = chancesIn(row, values)
    const rightly = chances.reduce((sum, chance, k) => sum + (row.right[k] ? chance : 0), 1e-9)
    for (const [k, option] of row.options.entries()) {
      const chance = chances[k] ?? 0
      const off = (row.counts / all) * (chance - (row.right[k] ? chance / rightly : 0))
      for (let i = 0; i < option.length; i += 1) {
        gradient[i] = (gradient[i] ?? 0) + off * (option[i] ?? 0)
      }
    }
  }
  return gradient
}

const named = <Sign extends string>(
  signs: readonly Sign[],
  values: Float64Array,
  start: number,
): Record<Sign, number> =>
  Object.fromEntries(signs.map((sign, i) => [sign, values[start + i] ?? 0])) as Record<Sign, number>
