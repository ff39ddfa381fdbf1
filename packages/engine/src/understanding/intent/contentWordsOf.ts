import { memoize } from '@kathasagar/story'

import { stemOf } from '../../text/stem.ts'
import {
  keywordsOf,
  type Keyword,
  wordSimilarity,
  isMentioned,
  searchTermsOf,
} from '../../text/keywordsOf.ts'
import { INTENTS } from './intents.ts'

const TEXTS_KEPT = 2048
const SAME = 0.9

/** Returns the content words of a text, without verbs and common words. */
export const contentWordsOf = memoize(
  (text: string): readonly Keyword[] =>
    keywordsOf(text).filter(
      ({ weight, stem }) =>
        weight === 1 &&
        (stem === null || !(ANYTHING.has(stem) || INTENTS.some(([, stems]) => stems.has(stem)))),
    ),
  TEXTS_KEPT,
)
const ANYTHING = new Set(
  'person people someone somebody man woman boy girl time day place story word side end all down up under over again away back out off next near'
    .split(' ')
    .map(stemOf),
)

/** Returns the fraction of the content words of `words` that a text mentions. */
export function shareMentionedIn(text: string, words: string): number {
  const named = contentWordsOf(words)
  const told = keywordsOf(text)
  const found = named.filter((one) => told.some((other) => wordSimilarity(one, other) >= SAME))
  return named.length === 0 ? 0 : found.length / named.length
}

/** Returns true if the words begin with a name, or with a distinctive part of it. */
export function beginsWithName(words: string, name: string): boolean {
  const said = keywordsOf(words).slice(0, WHERE_NAMED)
  // In "the king of Benares", only the capitalized word counts if the script has capitals.
  const proper = name.split(/\s+/u).filter((part) => /^\p{Lu}/u.test(part))
  const parts = proper.length > 0 ? keywordsOf(proper.join(' ')) : headsOf(name)
  return parts.some(
    (part) => [...part.word].length > SHORTEST_NAME && said.some(({ word }) => word === part.word),
  )
}
/** Number of leading words that may name the addressed person. */
const WHERE_NAMED = 4
const SHORTEST_NAME = 2

/** Modifiers after the noun of a name: "the king of Udupi", "the woman in the coat". */
const BEHIND_NAME = /(?<!\s)\s+(?:of|in|at|on|with|who|from|by)\s+/u

/** Returns the words of a name that can address the person, without adjectives such as "old". */
export function headsOf(name: string): readonly Keyword[] {
  if (!/^[\p{Script=Latin}\s'’-]+$/u.test(name)) return keywordsOf(name)
  const [before = name] = name.split(BEHIND_NAME)
  const proper = name.split(/\s+/u).filter((part) => /^\p{Lu}/u.test(part))
  return [...proper.flatMap(keywordsOf), ...keywordsOf(before).slice(-1)]
}

export const MEASURE = /\bhow (?:many|much|old|far|long|big|tall|deep|often)\b/giu

export const questionKeywords = (words: string): readonly Keyword[] =>
  contentWordsOf(words.replace(MEASURE, ' '))

export function shareMentioned(words: string, text: string): number {
  const named = questionKeywords(words)
  const told = searchTermsOf(text)
  return named.length === 0
    ? 0
    : named.filter((one) => isMentioned(one, told)).length / named.length
}
