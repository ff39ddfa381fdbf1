import { EVERYDAY_DEEDS } from './lexicon/everydayDeeds.ts'
import { DEEDS } from './lexicon/deeds.ts'
import { QUALITIES } from './lexicon/qualities.ts'
import { THINGS } from './lexicon/things.ts'

/**
 * Rows of words that mean one thing to a player, English and Hindi. Hindi in Latin letters is
 * recognised by its sound and needs no row. A word may stand in several rows.
 */
export const LEXICON: readonly { english: readonly string[]; hindi: readonly string[] }[] = [
  DEEDS,
  THINGS,
  QUALITIES,
  EVERYDAY_DEEDS,
]
  .flatMap((rows) => rows.trim().split('\n'))
  .map((row) => row.split('|').map((words) => words.trim().split(/\s+/u).filter(Boolean)))
  .map(([english = [], hindi = []]) => ({ english, hindi }))
