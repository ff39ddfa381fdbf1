import { memoize, tokenize } from '@kathasagar/story'

import { plainUrdu } from './inDevanagari.ts'

/** Normalizes interchangeable letters, such as chandrabindu and anusvara. */
export function sameSign(word: string): string {
  return plainUrdu(word.normalize('NFC').replaceAll('ँ', 'ं').replaceAll('\u093c', ''))
}

const TEXTS_KEPT = 8
export const normalizedWords = memoize(
  (text: string): readonly string[] => tokenize(text).map(sameSign),
  TEXTS_KEPT,
)

const HINDI_SUFFIXES = [
  'ाऊंगा',
  'ाऊंगी',
  'ूंगा',
  'ूंगी',
  'ियों',
  'ियां',
  'ाओं',
  'ाएं',
  'ाना',
  'ाता',
  'ाती',
  'ाते',
  'ओं',
  'ों',
  'ें',
  'ीं',
  'ना',
  'नी',
  'ने',
  'ता',
  'ती',
  'ते',
  'कर',
  'ओ',
  'ऊं',
]

export function stemOf(word: string): string {
  return /\p{Script=Devanagari}/u.test(word) ? hindiStem(word) : latinStem(word)
}

function hindiStem(word: string): string {
  const plain = word.replaceAll('ँ', 'ं')
  const suffix = HINDI_SUFFIXES.find((end) => plain.endsWith(end) && plain.length - end.length >= 2)
  const bare = suffix === undefined ? plain : plain.slice(0, -suffix.length)
  const root = bare.replace(/(?<![ािीुूेैोौं])[ािीुूेैोौं]+$/u, '')
  return root.length >= 2 ? root : bare
}

function latinStem(word: string): string {
  if (word.length < 4) return word
  const bare = word
    .replace(/ies$|ied$/u, 'y')
    .replace(/(?<=\p{L}{3})ing$|(?<=\p{L}{3})ed$|(?<=(?:s|x|ch|sh))es$/u, '')
    .replace(/(?<!s)s$/u, '')
  return bare.replace(/(?<=\p{L}{2})e$/u, '').replace(/([b-df-hj-np-tv-z])\1$/u, '$1')
}
