const isBlank = (value: unknown) =>
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/**
 * Merges changes into an object and removes blank properties. Returns the same object if nothing
 * changed. @param kept Properties that are stored even if they are blank.
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
