import { predictChance, type Weights, featuresOf } from '../classifier.ts'

export type HarmLabel = 'harm' | 'self_harm' | 'sexual'

/** Probability of harm. It includes `self_harm` and `sexual`. */
export type HarmChances = Readonly<Record<HarmLabel, number>>

const MAX_LETTERS = 2000
const WORDS_TOGETHER = 24
const FEWEST_WORDS = 3

const splitWords = (text: string) => text.match(/\S+/gu) ?? []

function partsOf(text: string): readonly string[] {
  const sentences = text.split(/[.!?।۔؟\n]+/u).filter((it) => splitWords(it).length >= FEWEST_WORDS)
  const words = splitWords(text)
  if (words.length <= WORDS_TOGETHER) return sentences.length > 1 ? [text, ...sentences] : [text]
  const stretches: string[] = []
  for (let from = 0; from < words.length; from += WORDS_TOGETHER / 2) {
    stretches.push(words.slice(from, from + WORDS_TOGETHER).join(' '))
  }
  return [...stretches, ...sentences.filter((it) => splitWords(it).length <= WORDS_TOGETHER)]
}

/** Returns the probabilities of the most harmful part of the words. */
export function harmChances(
  words: string,
  weights: Readonly<Record<HarmLabel, Weights>>,
): HarmChances {
  const [gravest] = partsOf(words.slice(0, MAX_LETTERS))
    .map((part) => {
      const features = featuresOf(part)
      return { features, harm: predictChance(weights.harm, features) }
    })
    .toSorted((a, b) => b.harm - a.harm)
  const { features, harm } = gravest ?? { features: [], harm: 0 }
  return {
    harm,
    self_harm: predictChance(weights.self_harm, features),
    sexual: predictChance(weights.sexual, features),
  }
}
