import type { TextChange } from '@kathasagar/ui/internal'
import { diffLines } from 'diff'

const AROUND = 2
const SKIPPED = '...'

/** Returns a value as indented lines, one for each field. */
function linesOf(value: unknown, indent = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    return String(value)
      .split('\n')
      .map((line) => indent + line)
  }
  const inner = `${indent}  `
  return Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
    const lines = linesOf(field, inner)
    const [only = ''] = lines
    const isShort = lines.length === 1 && (typeof field !== 'object' || field === null)
    return isShort ? [`${indent}${key}: ${only.trimStart()}`] : [`${indent}${key}:`, ...lines]
  })
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split('\n')
  const before = isFirst ? 0 : AROUND
  const after = isLast ? 0 : AROUND + 1
  if (lines.length <= before + after + 1) return text
  return [...lines.slice(0, before), SKIPPED, ...lines.slice(lines.length - after)].join('\n')
}

/** Compares two structures as text, line by line. Returns an empty list if they are equal. */
export function compareVersions(before: unknown, after: unknown): TextChange[] {
  const [old, now] = [before, after].map((value) => `${linesOf(value).join('\n')}\n`)
  if (old === undefined || now === undefined || old === now) return []
  const changes = diffLines(old, now)
  return changes.map(({ value, added, removed }, at) =>
    added
      ? { change: 'added', text: value }
      : removed
        ? { change: 'removed', text: value }
        : { change: 'same', text: shortened(value, at === 0, at === changes.length - 1) },
  )
}
