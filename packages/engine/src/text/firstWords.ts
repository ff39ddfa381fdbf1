const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Maximum number of words that are matched, because each of them costs time. */
const MAX_MATCHED_WORDS = 80

export function firstWords(text: string, most = MAX_MATCHED_WORDS): string {
  let count = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    count += 1
    if (count === most) return text.slice(0, index + word.length)
  }
  return text
}
