import { memoize } from '../text/memoize.ts'
import { latinOf } from './devanagari.ts'
import { respellHindiLookalikes } from './english.ts'
import { clean, withoutLeet } from './lookalikes.ts'
import { splitIntoWords, unmaskWord, correctAnagram } from './normalizeText.ts'
import { soundOf, writtenOut } from './soundOf.ts'

/** One letter with its marks, or one Devanagari syllable. */
const LETTER = String.raw`[\p{L}\d@$!*](?:\u094d\p{L}|\p{M})*`
const GAP = String.raw`(?: |[ ]?[._\-~*|/·•,+]{1,2}[ ]?)`
const SPELLED_OUT = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}]['’]?)(?:${LETTER}${GAP}){1,99}${LETTER}(?![\p{L}\p{M}\p{N}])(?:\.(?= \p{L}))?`,
  'gu',
)
const GAPS = /[\s._\-~|/·•,+]+/gu

/** Replaces sentence ends by a character, so that no phrase spans two sentences. */
const inWords = (text: string): string =>
  ` ${text
    .replace(/['’‘`"]/gu, '')
    .replace(/(?<![.!?;।۔؟])[.!?;।۔؟]+(?=\s|$)|[\n]+/gu, ' . ')
    .replace(/[^\p{L}\p{M}\p{N}.*]+|\.(?=[^\s])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()} . `

const soundsOfWords = (text: string): string => soundOf(latinOf(inWords(text)))

const isTwoLatin = (letters: string) => /^[a-z][^\p{L}]+[a-z]$/u.test(letters)

/** Marks letters that were spaced out and then joined. */
const JOINED = 'ʝ'

function joined(letters: string): string {
  if (isTwoLatin(letters)) return letters
  return `${JOINED}${letters.replace(GAPS, '')}`
}

const mend = (text: string): string => {
  const together = withoutLeet(text.replace(SPELLED_OUT, joined))
    .replace(/(?<=[\p{L}\p{M}])[._\-~|^•·:]+(?=[\p{L}\p{M}])/gu, '')
    .replace(/([a-z])\1{2,}/gu, '$1')
  return soundsOfWords(together).replace(/\S+/gu, (word) => {
    if (word.startsWith(JOINED)) return splitIntoWords(word.slice(1))
    if (word.includes('*')) return unmaskWord(word)
    return correctAnagram(word)
  })
}

/** Returns the sounds of a text, so that all spellings of a word are equal in any script. */
export const soundsIn = (text: string): string =>
  writtenOut(soundsOfWords(respellHindiLookalikes(clean(text))).replaceAll('*', ''))

/** Returns the sounds after removing gaps, masks, digits and swapped letters. */
export const normalizedSoundsIn = (text: string): string =>
  writtenOut(mend(respellHindiLookalikes(clean(text))))

/** The rules and the model check the same text. */
const CACHE_SIZE = 2

/** Returns the sounds of a text as written, and with disguised words restored. */
export const readingsOf = memoize(
  (text: string): readonly [string, string] => [soundsIn(text), normalizedSoundsIn(text)],
  CACHE_SIZE,
)
