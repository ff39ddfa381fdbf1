/** Tabs and line ends are the only control characters that prose needs. */
const UNWANTED = /(?![\t\n\r])\p{Control}|[\u2028\u2029\ufeff]/gu

/** Text that can be stored and shown: no control characters, no half of a pair. */
export const tidy = (text: string): string => text.toWellFormed().replace(UNWANTED, '')

/** Tidies a text that comes in pieces; a pair may be split between two of them. */
export function createTidier(): (piece: string) => string {
  let held = ''
  return (piece) => {
    const text = held + piece
    held = /[\ud800-\udbff]$/.test(text) ? text.slice(-1) : ''
    return tidy(held === '' ? text : text.slice(0, -1))
  }
}

const SCRIPTS: Readonly<Record<string, string>> = {
  en: 'Latin',
  hi: 'Devanagari',
  mr: 'Devanagari',
  bn: 'Bengali',
  te: 'Telugu',
  ta: 'Tamil',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  ur: 'Arabic',
}

/** Of a text shorter than this nothing can be said. */
const LETTERS_NEEDED = 40

/** Whether more than half of a text is in another script than its language is written in. */
export function isInWrongScript(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < LETTERS_NEEDED) return false
  const ours = new RegExp(`\\p{Script=${SCRIPTS[language] ?? 'Latin'}}`, 'u')
  return letters.filter((letter) => ours.test(letter)).length * 2 < letters.length
}

const SENTENCE_END = /[.!?।۔؟…]["”’)]*(?=\s|$)/gu

/** A text that stopped for want of room, up to its last whole sentence. */
export function upToLastSentence(text: string): string {
  const last = [...text.matchAll(SENTENCE_END)].at(-1)
  return last === undefined ? text : text.slice(0, last.index + last[0].length)
}
