/** Assumes reading on a phone, often in a second language. */
export const WORDS_PER_MINUTE = 200

export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0
}

export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
