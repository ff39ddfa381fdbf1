import { plainText, wordsOf } from '@kathasagar/story'

import { STOP_WORDS } from '../words/stopWords.ts'
import { stemOf } from '../words/stem.ts'

/** Something of the story as it is told to a model, and how near it is: the higher, the nearer. */
export interface LoreEntry {
  text: string
  near: number
}

/** The words of a text that name something, by their stems. */
export const stemsOf = (text: string): string[] =>
  wordsOf(plainText(text)).flatMap((word) => (STOP_WORDS.has(word) ? [] : stemOf(word)))

/** Share of the words of a name that a text has; 0 for a name without any. */
export function shareIn(name: readonly string[], text: ReadonlySet<string>): number {
  const found = name.filter((stem) => text.has(stem))
  return name.length === 0 ? 0 : found.length / name.length
}

export const isNamedIn = (names: readonly string[], text: ReadonlySet<string>): boolean =>
  names.some((name) => shareIn(stemsOf(name), text) === 1)
