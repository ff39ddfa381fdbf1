/** Text reduced to what a reader would call the same: case, spaces and punctuation do not count. */
export function plainText(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  // A text of signs alone keeps them, or all such texts would count as the same empty one.
  return words === '' ? text.trim() : words
}

/** The words of a text, plain and in order. */
export function wordsOf(text: string): string[] {
  return plainText(text).split(' ').filter(Boolean)
}
