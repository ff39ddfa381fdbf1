import { wordsOf } from '@kathasagar/story'

import { intentOf } from './intentOf.ts'

/** Keys that lie beside each other, and more consonants in a row than a word has. */
const RATTLED =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|zxcv|xcvb|cvbn|[bcdfghjkmpqtvwxz][bcdfghjklmnpqrstvwxz]{4}/u
/** A sound that people type is no rattle of keys. */
const SOUNDS = /^(?:h+m+|b+r+|s+h+|t+s+k+|p+s+t+|z+|m+|g+r+|n+h*|h+)$/u
const NO_VOWEL = /^[bcdfghjklmnpqrstvwxz]{4,}$/u

/** Whether nobody could say what was meant: signs that stand for nothing, keys that were only hit. */
export function isUnclear(text: string): boolean {
  const { form } = intentOf(text)
  // Silence is something that one may do: "...".
  if (form === 'signs') return /[\p{Extended_Pictographic}\p{L}]/u.test(text)
  const words = wordsOf(text)
  return words.length > 0 && words.every((word) => isRattled(word))
}

const isRattled = (word: string): boolean =>
  !SOUNDS.test(word) && (RATTLED.test(word) || NO_VOWEL.test(word))
