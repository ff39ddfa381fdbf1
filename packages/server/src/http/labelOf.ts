import fieldLabels from './fieldLabels.json' with { type: 'json' }

/** What people call the fields that a call may send; every field of the contract stands here. */
export const FIELD_LABELS: Readonly<Record<string, string>> = fieldLabels

/** Says of a part that no schema names; people choose such names. */
const UNNAMED = 'This value'

/** The label of the innermost field on a path that the contract names. */
export function labelOf(path: readonly PropertyKey[]): string {
  // Kinds of words are keys that people choose from; some are called like fields.
  const kinds = path.indexOf('replies')
  const named = kinds < 0 ? path : path.slice(0, kinds + 1)
  const known = named.findLast(
    (key): key is string => typeof key === 'string' && Object.hasOwn(FIELD_LABELS, key),
  )
  return (known === undefined ? undefined : FIELD_LABELS[known]) ?? UNNAMED
}
