import { stemOf } from './stem.ts'
import { ENGLISH_VERBS } from './englishVerbs.ts'
import { phoneticKeysOf } from './transliterate.ts'

export interface Meaning {
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

export const isSameWord = (one: Meaning, other: Meaning): boolean =>
  one.root === other.root || one.sounds.some((sound) => other.sounds.includes(sound))
