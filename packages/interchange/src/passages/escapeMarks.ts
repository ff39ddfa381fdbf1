const ESCAPE_BASE = 0xe100
const PUNCTUATION = /[!-/:-@[-`{-~]/gu
const ESCAPED = /[\uE100-\uE17F]/gu

/** Hides punctuation, so that it is not parsed as markup. */
export const escapeMarks = (text: string): string =>
  text.replace(PUNCTUATION, (sign) => String.fromCodePoint(ESCAPE_BASE + sign.charCodeAt(0)))

export const unescapeMarks = (text: string): string =>
  text.replace(ESCAPED, (sign) => String.fromCodePoint(sign.charCodeAt(0) - ESCAPE_BASE))
