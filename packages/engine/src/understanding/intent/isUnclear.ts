import { tokenize } from '@kathasagar/story'

import { intentOf } from './intentOf.ts'

const RATTLED =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|zxcv|xcvb|cvbn|[bcdfghjkmpqtvwxz][bcdfghjklmnpqrstvwxz]{4}/u
const SOUNDS = /^(?:h+m+|b+r+|s+h+|t+s+k+|p+s+t+|z+|m+|g+r+|n+h*|h+)$/u
const NO_VOWEL = /^[bcdfghjklmnpqrstvwxz]{4,}$/u

/** Returns true if the text has no meaning: unknown symbols or random keys. */
export function isUnclear(text: string): boolean {
  const { form } = intentOf(text)
  // Silence ("...") counts as an action.
  if (form === 'signs') return /[\p{Extended_Pictographic}\p{L}]/u.test(text)
  const words = tokenize(text)
  return words.length > 0 && words.every((word) => isRattled(word))
}

const isRattled = (word: string): boolean =>
  !SOUNDS.test(word) && (RATTLED.test(word) || NO_VOWEL.test(word))
