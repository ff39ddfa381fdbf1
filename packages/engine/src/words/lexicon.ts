import { DEED_WORDS } from './lexicon/deedWords.ts'

/**
 * Rows of deeds that mean one thing to a player, English and Hindi. Hindi in Latin letters is
 * recognised by its sound and needs no row. A word may stand in several rows. Rows of things, qualities
 * and everyday deeds changed one answer in 918 and were taken out.
 */
export const LEXICON: readonly { english: readonly string[]; hindi: readonly string[] }[] =
  DEED_WORDS.trim()
    .split('\n')
    .map((row) => row.split('|').map((words) => words.trim().split(/\s+/u).filter(Boolean)))
    .map(([english = [], hindi = []]) => ({ english, hindi }))
