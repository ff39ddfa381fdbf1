/** A line of ChoiceScript: words, values, and words that hang on a value. */
export type ScriptPiece =
  | string
  | { kind: 'value'; of: string; capitals: Capitals }
  | { kind: 'replace'; of: string; ways: readonly (readonly ScriptPiece[])[]; capitals: Capitals }

/** How many exclamation marks: the first letter, or all of them, are capitals. */
export type Capitals = 0 | 1 | 2

const OPENING = /([$@])(!{0,2})\{/gu

/** Braces within braces; deeper ones stand as they are written. */
const DEEPEST = 6

export function readScriptText(words: string, depth = 0): ScriptPiece[] {
  const pieces: ScriptPiece[] = []
  let from = 0
  if (depth >= DEEPEST) return [words]
  OPENING.lastIndex = 0
  const opening = new RegExp(OPENING)
  for (let found = opening.exec(words); found; found = opening.exec(words)) {
    const begin = found.index + found[0].length
    const end = closingOf(words, begin)
    // What is never closed stays, and so does all after it.
    if (end === -1) break
    if (found.index > from) pieces.push(words.slice(from, found.index))
    const inner = words.slice(begin, end)
    const capitals = Math.min(2, found[2]?.length ?? 0) as Capitals
    pieces.push(
      found[1] === '$' ? { kind: 'value', of: inner, capitals } : replacing(inner, capitals, depth),
    )
    from = end + 1
    opening.lastIndex = from
  }
  if (from < words.length) pieces.push(words.slice(from))
  return pieces
}

function closingOf(words: string, from: number): number {
  let depth = 1
  for (let at = from; at < words.length; at += 1) {
    if (words[at] === '{') depth += 1
    else if (words[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** `(trust > 2) yes|no`, or `mood calm|cross|sad`. */
function replacing(inner: string, capitals: Capitals, depth: number): ScriptPiece {
  const begun = inner.trimStart()
  const end = begun.startsWith('(') ? bracketIn(begun) + 1 : begun.search(/\s/u)
  const of = end <= 0 ? begun : begun.slice(0, end)
  const rest = end <= 0 ? '' : begun.slice(end).replace(/^\s/u, '')
  const ways = partsOf(rest).map((way) => readScriptText(way, depth + 1))
  return { kind: 'replace', of, ways, capitals }
}

function bracketIn(words: string): number {
  let depth = 0
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '(') depth += 1
    else if (words[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** The parts between bars that stand in no braces of their own. */
function partsOf(words: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '{') depth += 1
    else if (words[at] === '}') depth -= 1
    else if (words[at] === '|' && depth === 0) {
      parts.push(words.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, words.slice(from)]
}

const MARKS = /\[\/?[biu]\]/giu

/** Words without the marks of bold and italics; `[n/]` breaks the line. */
export const withoutMarks = (words: string): string =>
  words
    .replace(MARKS, '')
    .replace(/\[n\/\]/giu, '\n')
    .replace(/\[c\/\]/giu, '')

export const hasMarks = (words: string): boolean => words.search(MARKS) !== -1

/** The first letter, or all of them, as capitals. */
export function capitalized(words: string, capitals: Capitals): string {
  if (capitals === 0) return words
  if (capitals === 2) return words.toUpperCase()
  const [first = ''] = words
  return first.toUpperCase() + words.slice(first.length)
}
