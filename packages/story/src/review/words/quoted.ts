const LONGEST_QUOTE = 60

/**
 * Quotes an author's words on one line, shortened, and without characters that change the text
 * direction.
 */
export function quoted(words: string): string {
  const plain = words.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|\p{Surrogate}/gu, '\u{FFFD}')
  const signs = Array.from(plain.slice(0, 2 * LONGEST_QUOTE))
  const isLong = signs.length > LONGEST_QUOTE || plain.length > 2 * LONGEST_QUOTE
  return `"${isLong ? `${signs.slice(0, LONGEST_QUOTE).join('')}…` : plain}"`
}
