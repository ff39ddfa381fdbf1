import type { ReviewFinding } from '@kathasagar/story/schema'
import type { NodeMarks } from './structureFocus.ts'

const GRAVITY = { error: 2, person: 1, hint: 0 } as const

/** Returns the most severe finding of each scene. */
export function nodeMarks(findings: readonly ReviewFinding[]): NodeMarks {
  const marks = new Map<string, ReviewFinding['severity']>()
  for (const { node, severity } of findings) {
    if (node === null) continue
    const known = marks.get(node)
    if (known === undefined || GRAVITY[severity] > GRAVITY[known]) marks.set(node, severity)
  }
  return marks
}
