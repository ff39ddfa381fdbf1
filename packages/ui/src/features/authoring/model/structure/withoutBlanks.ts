const isBlank = (value: unknown) =>
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/**
 * An object with changes made to it; a part that a change leaves blank is gone, and what was not
 * changed stays as it was. The very same one where nothing changes.
 * @param kept Names of parts that stay though they be blank, unless nothing is said of them.
 */
export function withChanges<T extends object>(
  whole: T,
  changes: Partial<T>,
  kept: readonly (keyof T & string)[] = [],
): T {
  const stays: readonly string[] = kept
  const given = Object.entries({ ...whole, ...changes }).filter(
    ([name, value]) =>
      !Object.hasOwn(changes, name) ||
      !isBlank(value) ||
      (value !== undefined && stays.includes(name)),
  )
  const next = Object.fromEntries(given) as T
  return JSON.stringify(next) === JSON.stringify(whole) ? whole : next
}
