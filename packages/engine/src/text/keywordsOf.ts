import { memoize } from '@kathasagar/story'

import { stemOf } from './stem.ts'
import { wordsWithDenials } from './denial.ts'
import { STOP_WORDS, ENGLISH_VERBS } from './stopWords.ts'
import { phoneticKeysOf } from './transliterate.ts'

interface Meaning {
  root: string
  sounds: readonly string[]
  /** True for known English verbs. */
  isDeed: boolean
}

const DEEDS = new Set([...ENGLISH_VERBS].map(stemOf))

export function meaningOf(word: string): Meaning {
  const sounds = phoneticKeysOf(word)
  if (/\p{Script=Devanagari}/u.test(word)) {
    return { root: sounds[0] ?? word, sounds, isDeed: false }
  }
  const root = stemOf(word)
  return { root, sounds, isDeed: DEEDS.has(root) }
}

const isSameWord = (one: Meaning, other: Meaning): boolean =>
  one.root === other.root || one.sounds.some((sound) => other.sounds.includes(sound))

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
  /** English stem. Null for a word in another script. */
  stem: string | null
  isDenied: boolean
  weight: number
}

/** Returns the distinctive words of a text, each once, in order. */
export const keywordsOf = memoize((text: string): readonly Keyword[] => {
  const known = new Set<string>()
  return wordsWithDenials(text).flatMap(({ word, isDenied }) => {
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

/** Returns the root and the sound of each word as search terms. */
export const searchTermsOf = memoize((text: string): ReadonlySet<string> => {
  const marks = keywordsOf(text).flatMap(({ meaning: { root, sounds } }) => [
    root,
    ...sounds.map((sound) => `~${sound}`),
  ])
  return new Set(marks)
}, TEXTS_KEPT)

/** Returns true if a text contains a word by its root, or by its sound if it is not English. */
export function isMentioned({ word, meaning }: Keyword, told: ReadonlySet<string>): boolean {
  if (told.has(meaning.root)) return true
  return !/^[a-z]/u.test(word) && meaning.sounds.some((sound) => told.has(`~${sound}`))
}

const DENIED = 0.15

export function wordSimilarity(one: Keyword, other: Keyword): number {
  const like = isSameWord(one.meaning, other.meaning) ? 1 : beginsLike(one.word, other.word)
  return one.isDenied === other.isDenied ? like : like * DENIED
}

/** Returns how similar two words are by their common prefix, for languages with long endings. */
function beginsLike(one: string, other: string): number {
  if (/^[a-z]/u.test(one) || /^[a-z]/u.test(other)) return 0
  let same = 0
  while (same < one.length && same < other.length && one[same] === other[same]) same += 1
  const ofLonger = same / Math.max(one.length, other.length)
  if (same >= 4 && same / Math.min(one.length, other.length) >= 0.6) return 0.8
  if (same < 3 || ofLonger < 0.5) return 0
  return ofLonger >= 0.7 ? 0.9 : 0.7
}
