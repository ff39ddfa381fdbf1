const SENTENCE = /[^.!?।॥۔؟\n]+(?:[.!?।॥۔؟]+[”"’»)*\s]*)?|[.!?।॥۔؟]+[”"’»)*\s]*/gu
const QUOTED = /“[^”]*”?|"[^"]*"?/gu

/** The sentences of a text, in its order; quotation marks that close one stay with it. */
export function sentencesIn(text: string): string[] {
  const joined: string[] = []
  for (const [part] of text.matchAll(SENTENCE)) {
    const last = joined.at(-1)
    // What is said goes on over a full stop until its mark closes.
    if (last !== undefined && (isOpen(last) || isOneWith(last, part)))
      joined[joined.length - 1] = last + part
    else if (part.trim() !== '') joined.push(part)
  }
  return joined.map((part) => part.trim())
}

const isOpen = (text: string) => text.lastIndexOf('“') > text.lastIndexOf('”')

/** A text without what somebody says in it. */
export const narrationOf = (text: string): string => text.replace(QUOTED, ' … ')

/** “Who?” you ask: what is said is one sentence with who says it. */
const isOneWith = (last: string, part: string) =>
  /[?!।۔؟]”\s*$/u.test(last) && /^\s*[\p{Ll}\p{Lo}]/u.test(part)
