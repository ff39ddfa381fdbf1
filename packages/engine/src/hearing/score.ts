import {
  measure,
  type Candidate,
  type Features,
  type Measured,
  type NoneFeatures,
} from './features.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** How likely a candidate is what was meant. */
export interface Scored extends Pick<Measured, 'nearest' | 'cover' | 'isAsked'> {
  /** Place of the candidate in the list. */
  index: number
  chance: number
  /** Share of the letters that were said that its phrases have. */
  spelt: number
  /** The words turn against something, and it does not. */
  isDenied: boolean
}

/** The sum of features, each by its weight. */
function weigh<Name extends keyof Weights>(
  features: Readonly<Record<Name, number>>,
  weights: Weights,
): number {
  let sum = 0
  for (const name of Object.keys(features) as Name[]) sum += features[name] * weights[name]
  return sum
}

/** Chances that add up to 1, by how much speaks for each. */
export function chancesOf(
  candidates: readonly Features[],
  none: NoneFeatures,
  weights: Weights,
): readonly number[] {
  const sums = [...candidates.map((one) => weigh(one, weights)), weigh(none, weights)]
  const most = Math.max(...sums)
  const each = sums.map((sum) => Math.exp(sum - most))
  const all = each.reduce((a, b) => a + b, 0)
  return each.map((one) => one / all)
}

/** Of what was said so much must be its own, or as much of what its author wrote for an answer be said. */
const COVERED = 0.16
const SAID = 0.5
/** Or so much of the letters, which shows a word that is misspelt, or has another ending. */
const SPELT = 0.3

/** How likely each of the candidates is meant, in their order; what is left of 1 is for none of them. */
export function score(
  lexicon: Lexicon,
  text: string,
  place: { candidates: readonly Candidate[]; scene: string },
): readonly Scored[] {
  const { measured, none } = measure(lexicon, text, place)
  const chances = chancesOf(
    measured.map(({ features }) => features),
    none,
    WEIGHTS,
  )
  return measured.map(({ nearest, cover, isAsked, features }, index) => {
    const { coverLetters, denied, ofPhrase } = features
    const isAnswer = place.candidates[index]?.kind !== 'choice'
    const isItsOwn =
      cover >= COVERED || coverLetters >= SPELT || (isAnswer && cover > 0 && ofPhrase >= SAID)
    return {
      index,
      nearest,
      cover,
      spelt: coverLetters,
      isDenied: denied === 1,
      isAsked,
      chance: isItsOwn ? (chances[index] ?? 0) : 0,
    }
  })
}
