import { slipsBetween } from '../engine/hearing/slipsBetween.ts'
import { meaningOf } from '../engine/words/meaning.ts'
import { memoize } from '../engine/words/memoize.ts'
import { rankWith, type RankChoices } from '../engine/hearing/rankMeant.ts'
import { stemOf } from '../engine/words/stem.ts'
import { emojiNames } from './hearing/emojiNames.ts'
import { isListed, kinOf } from './hearing/kin.ts'
import { offTopicWeightsOf } from './hearing/offTopic.ts'
import { outsideWeightOf } from './hearing/outside.ts'
import { rarity, vectorOf } from './hearing/vectors.ts'

/** Words shorter than this are too easily another word. */
const SHORTEST_MISSPELT = 5
const TWO_SLIPS = 7
/** As short as this a word that no list has at all may still be another, misspelt. */
const SHORT_MISSPELT = 3

/** A word that stands in the list is no misspelling of another. */
function isMisspelt(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length)
  if (shorter < SHORT_MISSPELT || word[0] !== other[0]) return false
  if (shorter < SHORTEST_MISSPELT) return isShortSlip(word, other)
  const slips = shorter >= TWO_SLIPS ? 2 : 1
  return !isWord(word) && slipsBetween(word, other, slips) <= slips
}

/** "dwn" for down, "rivr" for river: a letter was dropped or changed, or all vowels were. */
function isShortSlip(word: string, other: string): boolean {
  const longer = other.length - word.length
  if (longer < 0 || longer > 2 || !isUnknown(word)) return false
  const isNear =
    word.length === SHORT_MISSPELT
      ? word === other.slice(0, -1) || word === other.replaceAll(/[aeiou]/gu, '')
      : slipsBetween(word, other, 1) <= 1
  return isNear && /^[a-z]+$/u.test(word + other)
}

const WORDS_KEPT = 2048
const isWord = memoize((word: string) => isListed(stemOf(word)), WORDS_KEPT)
const isUnknown = memoize(
  (word: string) =>
    !isWord(word) && vectorOf(stemOf(word)) === undefined && meaningOf(word).senses.size === 0,
  WORDS_KEPT,
)

/** Ranks what lies open by what the player typed: by its meaning, and with mistakes of spelling. */
export const rankChoices: RankChoices = rankWith({
  kinOf,
  isMisspelt,
  rarity,
  vectorOf,
  outsideWeightOf,
  offTopicWeightsOf,
  emojiNames,
})
