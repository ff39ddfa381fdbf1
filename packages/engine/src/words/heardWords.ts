import { stemOf } from './stem.ts'
import { saidWords } from './denial.ts'
import { STOP_WORDS } from './stopWords.ts'
import { lemmaOf } from './lemma.ts'
import { LEXICON } from './lexicon.ts'
import { isEnglish } from './isEnglish.ts'
import { meaningInEnglish, meaningOf, type Meaning } from './meaning.ts'
import { memoize } from './memoize.ts'

const TEXTS_KEPT = 4096
/** What a word says that everybody uses for everything. */
const LIGHT_WEIGHT = 0.35
/** So many English words of a meaning stand for a word of another language. */
const MOST_KEYS = 4
const MOST_SENSES = 3

const LIGHT = new Set(
  `go walk come move take get give look see speak say tell talk put keep thing first know think time day man good
  back bring hold`
    .split(/\s+/u)
    .map(stemOf),
)
const LIGHT_HINDI = new Set(
  'जाना चलना आना लेना देना देखना कहना बोलना बताना'.split(' ').map((word) => meaningOf(word).root),
)
const KEYS_OF_SENSE = LEXICON.map(({ english }) =>
  [...new Set(english.map((word) => stemOf(lemmaOf(word))))].slice(0, MOST_KEYS),
)

/** A word that tells something, ready to be held against those of a choice. */
export interface HeardWord {
  word: string
  meaning: Meaning
  /** English stems that it stands for; none for a word that no list knows. */
  keys: readonly string[]
  isDenied: boolean
  /** Said to come after something else. */
  isLater: boolean
  weight: number
}

/** The words that tell one text from another, each once, in the order in which they were said. */
export const heardWords = memoize((text: string): readonly HeardWord[] => {
  const known = new Set<string>()
  const meaningHere = isEnglish(text) ? meaningInEnglish : meaningOf
  return saidWords(text).flatMap(({ word: said, isDenied, isLater }) => {
    const word = lemmaOf(said)
    if (STOP_WORDS.has(said) || STOP_WORDS.has(word) || known.has(word)) return []
    known.add(word)
    const meaning = meaningHere(word)
    const weight = isLight(meaning) ? LIGHT_WEIGHT : 1
    return [{ word, meaning, keys: keysOf(word, meaning), isDenied, isLater, weight }]
  })
}, TEXTS_KEPT)

function keysOf(word: string, { senses, sounds }: Meaning): readonly string[] {
  const isLatin = /^[a-z]+$/u.test(word)
  // A known English word stands for itself alone.
  const rows = isLatin && sounds.length === 0 ? [] : [...senses].slice(0, MOST_SENSES)
  const meant = rows.flatMap((row) => KEYS_OF_SENSE[row] ?? [])
  return [...new Set([...(isLatin ? [stemOf(word)] : []), ...meant])]
}

function isLight({ root, sounds }: Meaning): boolean {
  return LIGHT.has(root) || LIGHT_HINDI.has(root) || sounds.some((sound) => LIGHT_HINDI.has(sound))
}

/** The words of a longer text by which it is known whether it speaks of something. */
export const wordsTold = memoize((text: string): ReadonlySet<string> => {
  const marks = heardWords(text).flatMap(({ meaning: { root, sounds } }) => [
    root,
    ...sounds.map((sound) => `~${sound}`),
  ])
  return new Set(marks)
}, TEXTS_KEPT)

/** Whether a text speaks of a word, by its stem or, if it is no English one, by its sound. */
export function isMentioned({ word, meaning }: HeardWord, told: ReadonlySet<string>): boolean {
  if (told.has(meaning.root)) return true
  return !/^[a-z]/u.test(word) && meaning.sounds.some((sound) => told.has(`~${sound}`))
}
