const MAX_QUOTE_LENGTH = 60

/** Quotes an author's text on one line, shortened, with its text direction. */
export function quoted(words: string): string {
  const plain = words.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|\p{Surrogate}/gu, '\u{FFFD}')
  const signs = Array.from(plain.slice(0, 2 * MAX_QUOTE_LENGTH))
  const isLong = signs.length > MAX_QUOTE_LENGTH || plain.length > 2 * MAX_QUOTE_LENGTH
  return `"${isLong ? `${signs.slice(0, MAX_QUOTE_LENGTH).join('')}…` : plain}"`
}
