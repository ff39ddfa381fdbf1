/** Returns the Latin letter on a key. For other keyboard layouts, uses the position of the key. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const writesLatin = /^[ -~]$/.test(key)
  return (writesLatin ? key : code.replace(/^Key/, '')).toLowerCase()
}
