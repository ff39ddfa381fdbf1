/** Sets spaces, doubled stops and sentence case right in a line that was put together. */
export function tidy(line: string): string {
  return line
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.;:!?।۔؟،])/gu, '')
    .replace(/(?<=[.!?…।۔؟])(”?)[.।۔]+/gu, '$1')
    .replace(/(?<=[.!?…]”?),/gu, '')
    .trim()
    .replace(/(?<=^“?|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** A text's first sentences, as many as fit, at least one. */
export function firstSentences(text: string, length: number): string {
  const [first = '', ...rest] = text.trim().split(/(?<=[.!?।۔؟…]["”’]?)\s+/u)
  let short = first
  for (const sentence of rest) {
    if (short.length + sentence.length >= length) break
    short += ` ${sentence}`
  }
  return capped(short, length * 2)
}

/** At most `length` characters, cut between words. */
export function capped(text: string, length: number): string {
  const letters = [...text]
  if (letters.length <= length) return text
  const cut = letters.slice(0, length).join('')
  const lastSpace = cut.lastIndexOf(' ')
  const whole = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut
  return `${whole.replace(/(?<![\s,;:.!?।۔؟،…-])[\s,;:.!?।۔؟،…-]+$/u, '')}…`
}
