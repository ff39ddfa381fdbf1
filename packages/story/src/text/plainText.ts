import { memoize } from './memoize.ts'

const CACHE_SIZE = 8

/** Normalizes text for comparison, ignoring case, spaces and punctuation. */
export const plainText = memoize((text: string): string => {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  // Text that is only punctuation stays unchanged. Otherwise, all such texts would be equal.
  return words === '' ? text.trim() : words
}, CACHE_SIZE)

export const tokenize = memoize(
  (text: string): readonly string[] => plainText(text).split(' ').filter(Boolean),
  CACHE_SIZE,
)
