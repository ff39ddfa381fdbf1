import { isSameWord } from './meaning.ts'
import type { Keyword } from './keywordsOf.ts'

const DENIED = 0.15

export function wordSimilarity(one: Keyword, other: Keyword): number {
  const like = isSameWord(one.meaning, other.meaning) ? 1 : beginsLike(one.word, other.word)
  return one.isDenied === other.isDenied ? like : like * DENIED
}

/** Returns the similarity of words with the same beginning, for languages with long endings. */
function beginsLike(one: string, other: string): number {
  if (/^[a-z]/u.test(one) || /^[a-z]/u.test(other)) return 0
  let same = 0
  while (same < one.length && same < other.length && one[same] === other[same]) same += 1
  const ofLonger = same / Math.max(one.length, other.length)
  if (same >= 4 && same / Math.min(one.length, other.length) >= 0.6) return 0.8
  if (same < 3 || ofLonger < 0.5) return 0
  return ofLonger >= 0.7 ? 0.9 : 0.7
}
