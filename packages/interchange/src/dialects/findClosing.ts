/** No macro is longer; looking further would let a torn one cost too much. */
const LONGEST = 1000

/** Whether a string begins here: the sign of Harlowe's `$coins's 1st` is none. */
export function opensQuote(text: string, place: number): boolean {
  const sign = text[place]
  if (sign === '"') return true
  if (sign !== "'") return false
  return !(
    /[\p{L}\p{N}_)\]]/u.test(text[place - 1] ?? '') &&
    /^s\s/u.test(text.slice(place + 1, place + 3))
  )
}

/** Place after the `)` that closes the one at `at`, strings heeded; null where none does. */
export function findClosing(text: string, at: number): number | null {
  let depth = 0
  let quote = ''
  for (let place = at; place < text.length && place - at < LONGEST; place += 1) {
    const sign = text[place] ?? ''
    if (quote !== '') {
      if (sign === '\\') place += 1
      else if (sign === quote) quote = ''
    } else if (opensQuote(text, place)) quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')') {
      depth -= 1
      if (depth === 0) return place + 1
    }
  }
  return null
}

/** A string, to the end of the text where nothing closes it: so no place is looked at twice. */
export const STRING = /("(?:[^"\\]|\\[^]?)*(?:"|$)|'(?:[^'\\]|\\[^]?)*(?:'|$))/u

/** Rewrites what stands outside of strings; what is in them are the words of a story. */
export const outsideStrings = (source: string, rewrite: (part: string) => string): string =>
  source
    .split(STRING)
    .map((part, place) => (place % 2 === 0 ? rewrite(part) : part))
    .join('')

/** Places after the closing square brackets, by the place of the opening ones. */
export function squareBrackets(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const open: number[] = []
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === '[') open.push(place)
    else if (text[place] === ']') {
      const begin = open.pop()
      if (begin !== undefined) pairs.set(begin, place + 1)
    }
  }
  return pairs
}
