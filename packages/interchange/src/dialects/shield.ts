/** Where the signs of text stand that is told as it is written: no reader of macros knows them. */
const SHIELD = 0xe100
const SIGNS = /[!-/:-@[-`{-~]/gu
const SHIELDED = /[\uE100-\uE17F]/gu

/** Keeps the signs of a stretch from being read as links, macros or marks. */
export const shield = (text: string): string =>
  text.replace(SIGNS, (sign) => String.fromCodePoint(SHIELD + (sign.codePointAt(0) ?? 0)))

/** Puts back what was kept. */
export const unshield = (text: string): string =>
  text.replace(SHIELDED, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? SHIELD) - SHIELD))
