import { heardWords, type HeardWord } from './heardWords.ts'
import { likeness, type WordLore } from './likeness.ts'
import { together, type Vector } from './vector.ts'

/** A text ready to be held against another. */
export interface Phrase {
  /** Each with how much it tells. */
  words: readonly HeardWord[]
  /** Of all its words together. */
  weight: number
  vector: Vector | undefined
}

/** Prepares a text; a rare word tells more than what everybody says. */
export function phraseOf(text: string, { rarity, vectorOf }: WordLore): Phrase {
  const words = heardWords(text).map((word): HeardWord => {
    const rarest = word.keys.length === 0 ? 1 : Math.max(...word.keys.map(rarity))
    return { ...word, weight: word.weight * rarest }
  })
  const vectors = words.map(({ keys, weight, isDenied }) => {
    const meant = together(keys.map((key) => [vectorOf(key), 1]))
    return [meant, isDenied ? 0 : weight] as const
  })
  return {
    words,
    weight: words.reduce((all, { weight }) => all + weight, 0),
    vector: together(vectors),
  }
}

/** What was said of a text, three letters each, in a row: slips and unknown words change few of them. */
export const lettersOf = ({ words }: Phrase): ReadonlySet<string> =>
  new Set(words.flatMap(({ word, isDenied }) => (isDenied ? [] : threes(` ${word} `))))

const threes = (text: string) =>
  Array.from({ length: Math.max(1, text.length - 2) }, (_, i) => text.slice(i, i + 3))

/** How a phrase answers what was said. */
export interface Compared {
  /** How near it comes to each word said. */
  near: readonly number[]
  /** Share of what was said that it answers. */
  ofSaid: number
  /** Share of it that was said. */
  ofPhrase: number
  /** The harmonic mean of the two. */
  both: number
}

/** Holds a phrase against what was said; `reached` takes how near that comes to each of its words. */
export function compare(
  said: Phrase,
  phrase: Phrase,
  lore: WordLore,
  reached?: number[],
): Compared {
  const near = said.words.map(() => 0)
  let found = 0
  for (const own of phrase.words) {
    let nearest = 0
    for (const [i, one] of said.words.entries()) {
      const like = likeness(one, own, lore)
      nearest = Math.max(nearest, like)
      near[i] = Math.max(near[i] ?? 0, like)
    }
    reached?.push(nearest)
    found += own.weight * nearest
  }
  const ofSaid = shareOf(said, near)
  const ofPhrase = phrase.weight === 0 ? 0 : found / phrase.weight
  const sum = ofSaid + ofPhrase
  return { near, ofSaid, ofPhrase, both: sum === 0 ? 0 : (2 * ofSaid * ofPhrase) / sum }
}

/** Share of a text that is reached, each word as far as `reached` says. */
export function shareOf({ words, weight }: Phrase, reached: readonly number[]): number {
  const found = words.reduce((all, word, i) => all + word.weight * (reached[i] ?? 0), 0)
  return weight === 0 ? 0 : found / weight
}
