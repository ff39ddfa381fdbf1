import type { VerbPhrase } from './verbPhrase.ts'

/** How a language turns a choice into a part of a sentence. */
export interface Clauses {
  /** A choice as it is taken, a sentence: "You follow the footprints up."; quoted where it cannot be bent. */
  heardOf: (choice: string) => string
  /** A choice as it lies open: "follow the footprints up". */
  wayTo: (choice: string) => string
  /** The choice to look closer at an authored detail. */
  lookAt: (detail: string) => string
  /** A detail ready for a sentence, and whether it is one already. */
  detailOf: (detail: string) => { text: string; form: 'sentence' | 'phrase' | 'name' }
  /** One of the words as it stands in a sentence where it was said as a noun: "the lattice". */
  nounOf: (words: string, word: string) => string | null
  /** The deed that a player's words tell of; null where they tell none for certain. */
  verbPhrase: (words: string) => VerbPhrase | null
}

/** An author's line without the stop at its end, so that a sentence can be built around it. */
export function withoutStop(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<![\s.।۔,;:])[\s.।۔,;:]+$/u, '')
}

/** In quotation marks; marks inside would end them too early. */
export function quoted(text: string): string {
  return `“${text.replace(/["“”]/gu, '').trim()}”`
}
