import { likenessOf } from '../words/meaning.ts'
import type { HeardWord } from './heardWords.ts'

/** What the likeness of words is told by beyond the engine's own lists. */
export interface WordLore {
  /** How near two English stems are in meaning: 0 not at all, 1 the same. */
  kinship: (one: string, other: string) => number
  /** Whether a word is probably the other one, misspelt. */
  isMisspelt: (word: string, other: string) => boolean
}

/** The engine's own lists alone. */
export const NO_LORE: WordLore = { kinship: () => 0, isMisspelt: () => false }

const MISSPELT = 0.75
/** From here on a word is alike enough that no wider kin is looked for. */
const ALIKE = 0.5
/** What is turned against is nearly another thing. */
const DENIED = 0.15

/** How alike a word that was said and one of a choice are: 1 the same, 0 nothing in common. */
export function likeness(one: HeardWord, other: HeardWord, lore: WordLore): number {
  const like = Math.max(likenessOf(one.meaning, other.meaning), beginsLike(one.word, other.word))
  const found = like > 0 ? like : lore.isMisspelt(one.word, other.word) ? MISSPELT : 0
  const likest = found < ALIKE ? Math.max(found, kinshipOf(one, other, lore)) : found
  return one.isDenied === other.isDenied ? likest : likest * DENIED
}

function kinshipOf(one: HeardWord, other: HeardWord, { kinship }: WordLore): number {
  return Math.max(0, ...one.keys.flatMap((key) => other.keys.map((near) => kinship(key, near))))
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
