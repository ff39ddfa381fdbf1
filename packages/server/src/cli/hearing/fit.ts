import { chancesOf } from '@kathasagar/engine/hearing/score'
import { WEIGHTS, type Weights } from '@kathasagar/engine/hearing/weights'
import { COUNTS, type Example } from './sentences.ts'

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
const ROUNDS = 15
const STEP = 0.25
const SHRINK = 2e-5

/** Whether a candidate, or none of them, would be right: where no choice is meant, any answer is. */
const isRight = ({ meant, choices, features }: Example, at: number): boolean =>
  meant.length > 0 ? meant.includes(at) : at >= choices || at === features.length

/** The weights by which what is right is likeliest, one sentence after the other (AdaGrad). */
export function fit(examples: readonly Example[]): Weights {
  const counted = examples.filter(
    ({ source, meant, features }) =>
      COUNTS[source] > 0 && features.length > 0 && meant.every((at) => at < features.length),
  )
  const rows = counted.map((example) => ({
    example,
    vectors: [...example.features, example.none].map(vectorOf),
  }))
  const weights = NAMES.map(() => 0)
  const seen = NAMES.map(() => 1e-6)
  for (let round = 0; round < ROUNDS; round += 1)
    for (let i = 0; i < rows.length; i += 1) {
      const { example, vectors } = rows[(i * 7919) % rows.length]!
      learn({
        weights,
        seen,
        vectors,
        isRight: (at) => isRight(example, at),
        counts: COUNTS[example.source],
      })
    }
  return Object.fromEntries(
    NAMES.map((name, i) => [name, Number(weights[i]!.toFixed(2))]),
  ) as unknown as Weights
}

const vectorOf = (features: object): Float64Array =>
  Float64Array.from(NAMES, (name) => (features as Partial<Weights>)[name] ?? 0)

interface Lesson {
  weights: number[]
  seen: number[]
  vectors: readonly Float64Array[]
  isRight: (at: number) => boolean
  counts: number
}

function learn({ weights, seen, vectors, isRight: right, counts }: Lesson) {
  const sums = vectors.map((vector) => vector.reduce((all, one, i) => all + one * weights[i]!, 0))
  const most = Math.max(...sums)
  const each = sums.map((sum) => Math.exp(sum - most))
  const all = each.reduce((a, b) => a + b, 0)
  const good = each.reduce((sum, one, at) => sum + (right(at) ? one : 0), 0) + 1e-12 * all
  const errors = each.map((one, at) => one / all - (right(at) ? one / good : 0))
  for (let i = 0; i < weights.length; i += 1) {
    let slope = SHRINK * weights[i]!
    for (let at = 0; at < vectors.length; at += 1) slope += counts * errors[at]! * vectors[at]![i]!
    seen[i]! += slope * slope
    weights[i]! -= (STEP * slope) / Math.sqrt(seen[i]!)
  }
}

export const judged = (example: Example, weights: Weights): readonly number[] =>
  chancesOf(example.features, example.none, weights)
