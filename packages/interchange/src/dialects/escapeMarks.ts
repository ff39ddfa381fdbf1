/** Where the signs of text stand that is told as it is written: no reader of macros knows them. */
const ESCAPE_BASE = 0xe100
const SIGNS = /[!-/:-@[-`{-~]/gu
const ESCAPED = /[\uE100-\uE17F]/gu

/** Keeps the signs of a stretch from being read as links, macros or marks. */
export const escapeMarks = (text: string): string =>
  text.replace(SIGNS, (sign) => String.fromCodePoint(ESCAPE_BASE + (sign.codePointAt(0) ?? 0)))

/** Puts back what was kept. */
export const unescapeMarks = (text: string): string =>
  text.replace(ESCAPED, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? ESCAPE_BASE) - ESCAPE_BASE),
  )
