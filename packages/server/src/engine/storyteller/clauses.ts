import { capped } from './tidy.ts'

/** Chooses one of several ways to say a thing. */
export type Choose = (rows: readonly string[]) => string

/** How a language turns a choice, or a player's own words, into a part of a sentence. */
export interface Clauses {
  /** A choice as it is taken: "you follow the footprints up". */
  deedOf: (choice: string) => string
  /** The same as a sentence of its own, for a tale that went that way by itself. */
  courseOf: (choice: string) => string
  /** A choice as it lies open: "follow the footprints up". */
  wayTo: (choice: string) => string
  /** The player's words, taken up or quoted. */
  actOf: (text: string, choose: Choose) => string
  /** The same where nothing comes of it: what would change the tale is begun and not done. */
  attemptOf: (text: string, choose: Choose) => string
  /** The choice to look closer at an authored detail. */
  lookAt: (detail: string) => string
  /** A detail ready for a sentence, and whether it is one already. */
  detailOf: (detail: string) => { text: string; form: 'sentence' | 'phrase' | 'name' }
}

const WORDS_SHOWN = 140

/** A player's words on one line, without quotes, signs of markup and repeated stops; may be empty. */
export function cleanWords(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/<[^<>]*>/gu, ' ')
    .replace(/["“”„«»{}#<>[\]`*_~|\\^=]/gu, ' ')
    // Joiners shape Indian scripts; every other invisible sign goes.
    .replace(/[^\P{Cf}\u200c\u200d]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\.{2,}|…/gu, '… ')
    .replace(/([!?,;:।])[!?,;:।.\s]*(?=[!?,;:।.])/gu, '$1')
    .replace(/([,;:!?।.])\1+/gu, '$1')
    .replace(/ +(?=[,;:.!?।…])/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:.!?।…-]+|[\s,;:-]+$/gu, '')
  return /[\p{L}\p{N}]/u.test(clean) ? capped(clean, WORDS_SHOWN) : ''
}

/** An author's line without the stop at its end, so that a sentence can be built around it. */
export function withoutStop(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.।,;:]+$/u, '')
}

/** In quotation marks; marks inside would end them too early. */
export function quoted(text: string): string {
  return `“${text.replace(/["“”]/gu, '').trim()}”`
}
