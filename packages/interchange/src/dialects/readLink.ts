import { unescapeMarks } from './escapeMarks.ts'

export interface FoundLink {
  label: string
  target: string
  /** What stands in the second brackets of a SugarCube link. */
  setter: string | null
  /** Place after the link. */
  end: number
}

/**
 * Reads `[[target]]`, `[[words->target]]`, `[[target<-words]]` and `[[words|target]]` at a place;
 * null where none stands.
 */
export function readLink(text: string, at: number): FoundLink | null {
  if (!text.startsWith('[[', at)) return null
  const [line = ''] = text.slice(at + 2, at + 2 + LONGEST).split('\n', 1)
  let closing = line.indexOf(']]')
  if (closing === -1) return null
  const parting = line.indexOf('][')
  const hasSetter = parting !== -1 && parting < closing
  // What is set may end with a bracket of its own.
  while (hasSetter && line[closing + 2] === ']') closing += 1
  const setter = hasSetter ? line.slice(parting + 2, closing) : null
  return { ...partsOf(line.slice(0, hasSetter ? parting : closing)), setter, end: at + closing + 4 }
}

/** No link is longer; looking further would let a torn one cost too much. */
const LONGEST = 1000

/** The words of a link and the name that they lead to. */
export function partsOf(inner: string): { label: string; target: string } {
  const right = inner.lastIndexOf('->')
  if (right !== -1) return pair(inner.slice(0, right), inner.slice(right + 2))
  const left = inner.indexOf('<-')
  if (left !== -1) return pair(inner.slice(left + 2), inner.slice(0, left))
  const bar = inner.lastIndexOf('|')
  if (bar !== -1) return pair(inner.slice(0, bar), inner.slice(bar + 1))
  return pair(inner, inner)
}

/** What stands on one side alone is both. */
const pair = (label: string, target: string) => ({
  label: label.trim() || target.trim(),
  target: unescapeMarks(target.trim() || label.trim()),
})
