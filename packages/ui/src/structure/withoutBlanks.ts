const isBlank = (value: unknown) =>
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/**
 * An object with changes made to it; a part that a change leaves blank is gone, and what was not
 * changed stays as it was. The very same one where nothing changes.
 * @param kept Names of parts that stay though they be blank.
 */
export function withChanges<T extends object>(
  whole: T,
  changes: Partial<T>,
  kept: readonly (keyof T & string)[] = [],
): T {
  const stays: readonly string[] = kept
  const given = Object.entries({ ...whole, ...changes }).filter(
    ([name, value]) => stays.includes(name) || !Object.hasOwn(changes, name) || !isBlank(value),
  )
  const next = Object.fromEntries(given) as T
  return JSON.stringify(next) === JSON.stringify(whole) ? whole : next
}
