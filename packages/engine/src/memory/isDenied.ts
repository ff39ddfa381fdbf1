import type { FactKind } from '@kathasagar/story/vocabulary'

import { WORD, wordSet } from './plainWords.ts'

/** A clause by the sounds of its words. */
export interface Clause {
  words: readonly string[]
  /** The words as they were written, from one place to another. */
  rest: (from: number, to?: number) => string
}

const NOTHING = wordSet('nothing nobody none noone')
const NOT = wordSet('not neither')
const WILL = wordSet('will shall would can')
/** "Give up shouting" gives nothing. */
const GIVES_IN = wordSet('up way')

/**
 * Whether what stands at a place behind a verb takes it back: "no one", "no lies", "not a soul". "Not to go"
 * is told, "no" and what stands behind a colon are said, and that no harm will come is promised.
 */
export function isDenied({ words, rest }: Clause, kind: FactKind, place: number): boolean {
  const [word = '', next, then = ''] = words.slice(place)
  if (NOTHING.has(word)) return true
  if (NOT.has(word)) return next !== WORD.to
  if (kind === 'gave' && GIVES_IN.has(word)) return true
  if (word !== WORD.no || next === undefined) return false
  if (kind === 'promised') return next === WORD.one && !WILL.has(then)
  return !/[:,;“"]/u.test(rest(place - 1, place + 1))
}

const TO_A_HEARER = wordSet('tell telling told inform informed warn warned')
const IS_TOLD = wordSet(
  'two truth whole full rest story tale tales secret secrets news reason name names joke riddle facts way lie dream plan worst best',
)

/**
 * Whether a verb is done to somebody whom nobody knows: "tell the town first". The truth is what is told, and
 * "the two of them" may be here.
 */
export const isToOthers = ({ words }: Clause, verb: number): boolean =>
  TO_A_HEARER.has(words[verb] ?? '') &&
  words[verb + 1] === WORD.the &&
  !IS_TOLD.has(words[verb + 2] ?? '')
