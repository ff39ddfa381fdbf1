import { likenessOf } from '../words/meaning.ts'
import type { HeardWord } from './heardWords.ts'
import type { OffTopicWeights } from './offTopic/offTopicIn.ts'
import type { OutsideWeights } from './outside/outsideIn.ts'
import type { Vector } from './vector.ts'

/** What the likeness of words is told by beyond the engine's own lists. */
export interface WordLore {
  /** The English stems that are near to one in meaning, and how near: 1 would be the same. */
  kinOf: (stem: string) => ReadonlyMap<string, number>
  /** Whether a word is probably the other one, misspelt. */
  isMisspelt: (word: string, other: string) => boolean
  /** How much an English stem tells: near 0 for one that every text has, 1 for a rare one. */
  rarity: (stem: string) => number
  /** Where an English stem stands among others by the company that it keeps. */
  vectorOf: (stem: string) => Vector | undefined
  /** How much a sign says for words about playing. */
  outsideWeightOf: OutsideWeights
  /** How much a sign says for words that are not of a story. */
  offTopicWeightsOf: OffTopicWeights
  /** What the emoji of a text show, in English words; nothing where they only show how one feels. */
  emojiNames: (text: string) => string
}

/** The engine's own lists alone. */
export const NO_LORE: WordLore = {
  kinOf: () => new Map(),
  isMisspelt: () => false,
  rarity: () => 1,
  vectorOf: () => undefined,
  outsideWeightOf: () => undefined,
  offTopicWeightsOf: () => undefined,
  emojiNames: () => '',
}

const MISSPELT = 0.75
/** What is turned against is nearly another thing. */
const DENIED = 0.15

/** How alike a word that was said and one of a choice are: 1 the same, 0 nothing in common. */
export function likeness(one: HeardWord, other: HeardWord, { isMisspelt }: WordLore): number {
  const like = Math.max(likenessOf(one.meaning, other.meaning), beginsLike(one.word, other.word))
  const found = like > 0 ? like : isMisspelt(one.word, other.word) ? MISSPELT : 0
  return one.isDenied === other.isDenied ? found : found * DENIED
}

/** How near a word is to the nearest of some English stems, by what is known of its kin alone. */
export function kinshipTo({ keys }: HeardWord, stems: ReadonlySet<string>, lore: WordLore): number {
  let nearest = 0
  for (const key of keys) {
    const kin = lore.kinOf(key)
    if (kin.size === 0) continue
    for (const stem of stems) nearest = Math.max(nearest, kin.get(stem) ?? 0)
  }
  return nearest
}

/** Words of languages that add much to their ends are alike when they begin alike. */
function beginsLike(one: string, other: string): number {
  if (/^[a-z]/u.test(one) || /^[a-z]/u.test(other)) return 0
  let same = 0
  while (same < one.length && same < other.length && one[same] === other[same]) same += 1
  const ofLonger = same / Math.max(one.length, other.length)
  if (same >= 4 && same / Math.min(one.length, other.length) >= 0.6) return 0.8
  if (same < 3 || ofLonger < 0.5) return 0
  return ofLonger >= 0.7 ? 0.9 : 0.7
}
