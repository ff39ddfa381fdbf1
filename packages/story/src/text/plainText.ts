import { memoize } from './memoize.ts'

/** A turn asks for the same words again and again. */
const TEXTS_KEPT = 8

/** Text reduced to what a reader would call the same: case, spaces and punctuation do not count. */
export const plainText = memoize((text: string): string => {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  // A text of signs alone keeps them, or all such texts would count as the same empty one.
  return words === '' ? text.trim() : words
}, TEXTS_KEPT)

/** The words of a text, plain and in order. */
export const wordsOf = memoize(
  (text: string): readonly string[] => plainText(text).split(' ').filter(Boolean),
  TEXTS_KEPT,
)
