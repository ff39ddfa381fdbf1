import { tokenize } from '@kathasagar/story'

/** Markup that browsers do not display, closed or unclosed. */
const UNSHOWN =
  /<(script|style|template|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/giu
/** A tag, closed or unclosed. "a < b" is not a tag. */
const TAG = /<\/?[a-z][^<>]*(?:>|$)/giu
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Returns the text that a browser would display for markup. */
export const visibleText = (text: string): string =>
  text
    .replace(UNSHOWN, ' ')
    .replace(TAG, ' ')
    .replace(/&([a-z]+);/giu, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .trim()

export const isEmojiOnly = (text: string): boolean =>
  /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text)

const MUCH = 30

export const isSpeech = (text: string): boolean => tokenize(text).length >= MUCH

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Maximum number of words that are matched, because the cost grows with their number. */
const MAX_MATCHED_WORDS = 80

export function firstWords(text: string, most = MAX_MATCHED_WORDS): string {
  let count = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    count += 1
    if (count === most) return text.slice(0, index + word.length)
  }
  return text
}
