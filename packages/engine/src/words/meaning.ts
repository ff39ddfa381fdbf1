import { stemOf } from './stem.ts'
import { ENGLISH_VERBS } from './englishVerbs.ts'
import { phoneticKeysOf } from './transliterate.ts'

/** A word as far as it can be told apart from others. */
export interface Meaning {
  root: string
  sounds: readonly string[]
  /** Whether it is something that one does; English verbs alone are known. */
  isDeed: boolean
}

const DEEDS = new Set([...ENGLISH_VERBS].map(stemOf))

/** What a plain word means, in English, in Hindi, or in Hindi typed in Latin letters. */
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
