/** How far is looked once a text has cost what it may: many torn macros would each cost the whole of it. */
const NEAR = 1000

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

/** Finds the place after the `)` that closes the one at a place; null where none does. */
export type FindClosing = (at: number) => number | null

/** Finds in a text what closes brackets, and looks at its signs a few times each at the most. */
export function openClosings(text: string): FindClosing {
  let left = 1_000_000 + 20 * text.length
  return (at) => {
    const to = left > 0 ? text.length : Math.min(text.length, at + NEAR)
    const end = closingOf(text, at, to)
    left -= (end ?? to) - at
    return end
  }
}

/** Strings are heeded. */
function closingOf(text: string, at: number, to: number): number | null {
  let depth = 0
  let quote = ''
  for (let place = at; place < to; place += 1) {
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
