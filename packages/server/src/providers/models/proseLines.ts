import { heading, isNoProse, listed } from './noTelling.ts'

/** A line of an answer, and where it begins. */
export interface Line {
  at: number
  text: string
  /** Its end has come. */
  isWhole: boolean
}

/** The lines that begin in a text that goes on from another. */
export function linesOf(told: string, held: string, isLast: boolean): Line[] {
  const lines: Line[] = []
  let at = told === '' || told.endsWith('\n') ? 0 : held.indexOf('\n') + 1
  if (at === 0 && told !== '' && !told.endsWith('\n')) return []
  while (at < held.length) {
    const end = held.indexOf('\n', at)
    lines.push({ at, text: held.slice(at, end < 0 ? undefined : end), isWhole: end >= 0 || isLast })
    if (end < 0) break
    at = end + 1
  }
  return lines
}

/** Where the telling ends and something else begins: a heading, a list of two lines or more. */
export function endOfProse(lines: readonly Line[]): number | null {
  const other = lines.find(
    ({ text, isWhole }) => heading.test(text) || (isWhole && isNoProse(text)),
  )
  // What stands behind it has not been heard where an answer comes piece by piece.
  const before = lines.filter(({ at }) => at < (other?.at ?? Infinity))
  const [first, second] = before.filter(({ text }) => listed.test(text))
  return (second && first ? first.at : other?.at) ?? null
}
