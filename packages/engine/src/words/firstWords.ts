const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** A text up to the end of so many words; all of it where there are no more. */
export function firstWords(text: string, most: number): string {
  let count = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    count += 1
    if (count === most) return text.slice(0, index + word.length)
  }
  return text
}
