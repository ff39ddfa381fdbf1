const PART =
  /("(?:\\.|[^"\\])*"?|[+-]?\d+)|([\p{L}_][\p{L}\p{M}\p{N}_]*)|\s+|[^\p{L}\p{N}\s_"]+|./gsu
const OPERATORS = new Set(['and', 'or', 'not'])
const VALUES = new Set(['true', 'false'])

export interface ColouredPart {
  text: string
  kind: 'name' | 'value' | 'sign'
  /** Start, in characters from 1. */
  column: number
}

/** Splits a condition or an effect into parts of one colour. */
export function colouredParts(source: string): ColouredPart[] {
  let column = 1
  return [...source.matchAll(PART)].map(([text, value, word]) => {
    const isValue = value !== undefined || (word !== undefined && VALUES.has(word))
    const isName = word !== undefined && !isValue && !OPERATORS.has(word)
    const part: ColouredPart = { text, kind: isValue ? 'value' : isName ? 'name' : 'sign', column }
    column += [...text].length
    return part
  })
}
