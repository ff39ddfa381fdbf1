import fieldLabels from './fieldLabels.json' with { type: 'json' }

export const FIELD_LABELS: Readonly<Record<string, string>> = fieldLabels

const UNNAMED = 'This value'

/** Returns the label of the innermost known field. */
export function labelOf(path: readonly PropertyKey[]): string {
  // Keys below `replies` may equal field names.
  const kinds = path.indexOf('replies')
  const named = kinds < 0 ? path : path.slice(0, kinds + 1)
  const known = named.findLast(
    (key): key is string => typeof key === 'string' && Object.hasOwn(FIELD_LABELS, key),
  )
  return (known === undefined ? undefined : FIELD_LABELS[known]) ?? UNNAMED
}
