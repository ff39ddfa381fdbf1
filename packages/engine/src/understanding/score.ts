import type { Lexicon } from '../text/lexicon.ts'
import { measure, type Candidate, type Measured } from './features.ts'
import { WEIGHTS, type Features, type NoneFeatures, type Weights } from './weights.ts'

export interface Scored extends Measured {
  index: number
  chance: number
}

const weigh = (features: Partial<Weights>, weights: Weights): number =>
  (Object.keys(features) as (keyof Weights)[]).reduce(
    (sum, name) => sum + (features[name] ?? 0) * weights[name],
    0,
  )

/** Returns probabilities that add up to 1. The last is for no candidate. */
export function chancesOf(
  candidates: readonly Features[],
  none: NoneFeatures,
  weights: Weights,
): readonly number[] {
  const sums = [...candidates, none].map((one) => weigh(one, weights))
  const most = Math.max(...sums)
  const each = sums.map((sum) => Math.exp(sum - most))
  const all = each.reduce((a, b) => a + b, 0)
  return each.map((one) => one / all)
}

/** Minimum share of the input that matches, or of an answer's phrase that is in the input. */
const COVERED = 0.16
const SAID = 0.5
/** Minimum share of matching letters, which finds misspelt and inflected words. */
const SPELT = 0.3

function isItsOwn({ cover, coverLetters, ofPhrase }: Features, { kind }: Candidate): boolean {
  const isAnswered = kind !== 'choice' && cover > 0 && ofPhrase >= SAID
  return cover >= COVERED || coverLetters >= SPELT || isAnswered
}

export function score(
  lexicon: Lexicon,
  text: string,
  candidates: readonly Candidate[],
): readonly Scored[] {
  const { measured, none } = measure(lexicon, text, candidates)
  const features = measured.map((one) => one.features)
  const chances = chancesOf(features, none, WEIGHTS)
  return candidates.map((candidate, index) => {
    const one = measured[index]!
    return { ...one, index, chance: isItsOwn(one.features, candidate) ? chances[index]! : 0 }
  })
}
