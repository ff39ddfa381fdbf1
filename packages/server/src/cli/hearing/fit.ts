import { chancesOf } from '@kathasagar/engine/hearing/score'
import { WEIGHTS, type Weights } from '@kathasagar/engine/hearing/weights'
import { COUNTS, type Example } from './sentences.ts'

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
const ROUNDS = 15
const STEP = 0.25
const SHRINK = 2e-5
const PLACES = 2

const allOf = (value: number) => Object.fromEntries(NAMES.map((name) => [name, value])) as Weights

/** Whether a candidate, or none of them, would be right: where no choice is meant, any answer is. */
const isRight = ({ meant, choices, features }: Example, at: number): boolean =>
  meant.length > 0 ? meant.includes(at) : at >= choices || at === features.length

/** The weights by which what is right is likeliest, one sentence after the other (AdaGrad). */
export function fit(examples: readonly Example[]): Weights {
  const counted = examples.filter(
    ({ source, meant, features }) =>
      COUNTS[source] > 0 && features.length > 0 && meant.every((at) => at < features.length),
  )
  const [weights, seen] = [allOf(0), allOf(1e-6)]
  for (let i = 0; i < ROUNDS * counted.length; i += 1)
    learn(counted[((i % counted.length) * 7919) % counted.length]!, weights, seen)
  for (const name of NAMES) weights[name] = Number(weights[name].toFixed(PLACES))
  return weights
}

function learn(example: Example, weights: Weights, seen: Weights) {
  const all: readonly Partial<Weights>[] = [...example.features, example.none]
  const chances = chancesOf(example.features, example.none, weights)
  const right = chances.map((chance, at) => (isRight(example, at) ? chance : 0))
  const good = right.reduce((a, b) => a + b, 1e-12)
  const errors = chances.map((chance, at) => COUNTS[example.source] * (chance - right[at]! / good))
  for (const name of NAMES) {
    const slope = all.reduce(
      (sum, one, at) => sum + errors[at]! * (one[name] ?? 0),
      SHRINK * weights[name],
    )
    seen[name] += slope * slope
    weights[name] -= (STEP * slope) / Math.sqrt(seen[name])
  }
}
