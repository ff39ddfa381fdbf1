import { stemOf } from './stem.ts'
import { ENGLISH_VERBS } from './englishVerbs.ts'
import { LEXICON } from './lexicon.ts'
import { phoneticKeysOf } from './transliterate.ts'

/** A word as far as it can be told apart from others. */
export interface Meaning {
  /** English stem; of a Hindi word, its sound. */
  root: string
  /** How it may sound as Hindi; nothing for a known English word. */
  sounds: readonly string[]
  /** Rows of the lexicon that it stands in. */
  senses: ReadonlySet<number>
  /** Whether it is something that one does. */
  isDeed: boolean
}

const ENGLISH_DEEDS = new Set([...ENGLISH_VERBS].map(stemOf))
const HINDI_DEEDS = new Set(
  LEXICON.flatMap(({ hindi }) =>
    hindi.filter((word) => word.endsWith('ना')).flatMap(phoneticKeysOf),
  ),
)
const ENGLISH = sensesBy(
  ({ english }) => english,
  (word) => [stemOf(word)],
)
const ENGLISH_WORDS = new Set(LEXICON.flatMap(({ english }) => english))
const HINDI = sensesBy(({ hindi }) => hindi, phoneticKeysOf)
const SAME_SENSE = 0.9

function sensesBy(
  wordsIn: (row: (typeof LEXICON)[number]) => readonly string[],
  keysOf: (word: string) => readonly string[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const senses = new Map<string, Set<number>>()
  for (const [row, words] of LEXICON.entries()) {
    for (const key of wordsIn(words).flatMap(keysOf)) {
      senses.set(key, (senses.get(key) ?? new Set<number>()).add(row))
    }
  }
  return senses
}

/** What a plain word means, in English, in Hindi, or in Hindi typed in Latin letters. */
export function meaningOf(word: string): Meaning {
  const root = stemOf(word)
  const english = ENGLISH.get(root)
  if (english !== undefined && ENGLISH_WORDS.has(word)) {
    return { root, sounds: [], senses: english, isDeed: ENGLISH_DEEDS.has(root) }
  }
  const sounds = phoneticKeysOf(word)
  const isDevanagari = /\p{Script=Devanagari}/u.test(word)
  const hindi = sounds.flatMap((sound) => [...(HINDI.get(sound) ?? [])])
  return {
    root: isDevanagari ? (sounds[0] ?? word) : root,
    sounds,
    senses: new Set([...hindi, ...(isDevanagari ? [] : (english ?? []))]),
    isDeed:
      sounds.some((sound) => HINDI_DEEDS.has(sound)) || (!isDevanagari && ENGLISH_DEEDS.has(root)),
  }
}

/** The same of a word that stands in an English text: there "banana" is no Hindi verb. */
export function meaningInEnglish(word: string): Meaning {
  const meaning = meaningOf(word)
  if (meaning.sounds.length === 0) return meaning
  const senses = ENGLISH.get(meaning.root) ?? NO_SENSES
  return { ...meaning, senses, isDeed: ENGLISH_DEEDS.has(meaning.root) }
}
const NO_SENSES: ReadonlySet<number> = new Set()

/** How alike two words are: 1 the same, 0 nothing to do with one another. */
export function similarityOf(one: Meaning, other: Meaning): number {
  if (one.root === other.root) return 1
  if (one.sounds.some((sound) => other.sounds.includes(sound))) return 1
  for (const sense of one.senses) {
    if (other.senses.has(sense)) return SAME_SENSE
  }
  return 0
}
