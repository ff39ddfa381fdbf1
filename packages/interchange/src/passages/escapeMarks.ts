/** Private-use characters that stand for punctuation which is not markup. */
const ESCAPE_BASE = 0xe100
const PUNCTUATION = /[!-/:-@[-`{-~]/gu
const ESCAPED = /[\uE100-\uE17F]/gu

/** Hides the punctuation of a text, so that nothing in it is read as markup. */
export const escapeMarks = (text: string): string =>
  text.replace(PUNCTUATION, (sign) => String.fromCodePoint(ESCAPE_BASE + sign.charCodeAt(0)))

/** Restores hidden punctuation. */
export const unescapeMarks = (text: string): string =>
  text.replace(ESCAPED, (sign) => String.fromCodePoint(sign.charCodeAt(0) - ESCAPE_BASE))
