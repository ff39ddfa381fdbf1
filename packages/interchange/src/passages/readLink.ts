import { unescapeMarks } from './escapeMarks.ts'

export interface FoundLink {
  label: string
  target: string
  /** True if the link runs code, such as `[[words|target][$a to 1]]`. */
  hasSetter: boolean
  end: number
}

const LONGEST = 1000

/** Reads `[[target]]`, `[[words->target]]`, `[[target<-words]]` or `[[words|target]]`, else returns null. */
export function readLink(text: string, at: number): FoundLink | null {
  if (!text.startsWith('[[', at)) return null
  const [line = ''] = text.slice(at + 2, at + 2 + LONGEST).split('\n', 1)
  let closing = line.indexOf(']]')
  if (closing === -1) return null
  const parting = line.indexOf('][')
  const hasSetter = parting !== -1 && parting < closing
  // A setter may end with its own bracket.
  while (hasSetter && line[closing + 2] === ']') closing += 1
  const parts = partsOf(line.slice(0, hasSetter ? parting : closing))
  return { ...parts, hasSetter, end: at + closing + 4 }
}

function partsOf(inner: string): { label: string; target: string } {
  const right = inner.lastIndexOf('->')
  if (right !== -1) return pair(inner.slice(0, right), inner.slice(right + 2))
  const left = inner.indexOf('<-')
  if (left !== -1) return pair(inner.slice(left + 2), inner.slice(0, left))
  const bar = inner.lastIndexOf('|')
  if (bar !== -1) return pair(inner.slice(0, bar), inner.slice(bar + 1))
  return pair(inner, inner)
}

const pair = (label: string, target: string) => ({
  label: label.trim() || target.trim(),
  target: unescapeMarks(target.trim() || label.trim()),
})
