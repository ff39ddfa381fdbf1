import { slipsBetween } from '../engine/hearing/slipsBetween.ts'
import { rankWith, type RankChoices } from '../engine/hearing/rankMeant.ts'
import { stemOf } from '../engine/words/stem.ts'
import { isListed, kinOf } from './hearing/kin.ts'
import { rarity, vectorOf } from './hearing/vectors.ts'

/** Words shorter than this are too easily another word. */
const SHORTEST_MISSPELT = 5
const TWO_SLIPS = 7

/** A word that stands in the list is no misspelling of another. */
function isMisspelt(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length)
  if (shorter < SHORTEST_MISSPELT || word[0] !== other[0]) return false
  const slips = shorter >= TWO_SLIPS ? 2 : 1
  return !isListed(stemOf(word)) && slipsBetween(word, other, slips) <= slips
}

/** Ranks what lies open by what the player typed: by its meaning, and with mistakes of spelling. */
export const rankChoices: RankChoices = rankWith({ kinOf, isMisspelt, rarity, vectorOf })
