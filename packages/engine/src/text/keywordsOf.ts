import { stemOf } from './stem.ts'
import { saidWords } from './denial.ts'
import { STOP_WORDS } from './stopWords.ts'
import { meaningOf, type Meaning } from './meaning.ts'
import { memoize } from '@kathasagar/story'

const TEXTS_KEPT = 4096
const LIGHT_WEIGHT = 0.35

const LIGHT = new Set(
  `go walk come move take get give look see speak say tell talk put keep thing first know think time day man good
  back bring hold`
    .split(/\s+/u)
    .map(stemOf),
)
const LIGHT_HINDI = new Set(
  'जाना चलना आना लेना देना देखना कहना बोलना बताना'.split(' ').map((word) => meaningOf(word).root),
)

export interface Keyword {
  word: string
  meaning: Meaning
  /** English stem; null for a word in other scripts. */
  stem: string | null
  isDenied: boolean
  weight: number
}

/** Returns the distinctive words of a text, each once, in order. */
export const keywordsOf = memoize((text: string): readonly Keyword[] => {
  const known = new Set<string>()
  return saidWords(text).flatMap(({ word, isDenied }) => {
    if (STOP_WORDS.has(word) || known.has(word)) return []
    known.add(word)
    const meaning = meaningOf(word)
    const weight = isLight(meaning) ? LIGHT_WEIGHT : 1
    const stem = /^[a-z]+$/u.test(word) ? stemOf(word) : null
    return [{ word, meaning, stem, isDenied, weight }]
  })
}, TEXTS_KEPT)

function isLight({ root, sounds }: Meaning): boolean {
  return LIGHT.has(root) || LIGHT_HINDI.has(root) || sounds.some((sound) => LIGHT_HINDI.has(sound))
}

/** Returns the roots and sounds of a text, to search for words. */
export const searchTermsOf = memoize((text: string): ReadonlySet<string> => {
  const marks = keywordsOf(text).flatMap(({ meaning: { root, sounds } }) => [
    root,
    ...sounds.map((sound) => `~${sound}`),
  ])
  return new Set(marks)
}, TEXTS_KEPT)

/** Returns true if a text has a word: by its root, or by its sound if it is not English. */
export function isMentioned({ word, meaning }: Keyword, told: ReadonlySet<string>): boolean {
  if (told.has(meaning.root)) return true
  return !/^[a-z]/u.test(word) && meaning.sounds.some((sound) => told.has(`~${sound}`))
}
