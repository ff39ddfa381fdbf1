import { plainText, tokenize } from '@kathasagar/story'

import { STOP_WORDS } from '../text/stopWords.ts'
import { stemOf } from '../text/stem.ts'

export interface LoreEntry {
  text: string
  near: number
}

export const stemsOf = (text: string): string[] =>
  tokenize(plainText(text)).flatMap((word) => (STOP_WORDS.has(word) ? [] : stemOf(word)))

/** Returns the fraction of a name's words that a text contains. 0 for a name without words. */
export function shareIn(name: readonly string[], text: ReadonlySet<string>): number {
  const found = name.filter((stem) => text.has(stem))
  return name.length === 0 ? 0 : found.length / name.length
}

export const isNamedIn = (names: readonly string[], text: ReadonlySet<string>): boolean =>
  names.some((name) => shareIn(stemsOf(name), text) === 1)
