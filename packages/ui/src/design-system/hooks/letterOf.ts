/**
 * The Latin letter that a key stands for in a shortcut: what it writes, or on a keyboard of another
 * script, such as Devanagari, the one at its place.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const writesLatin = /^[ -~]$/.test(key)
  return (writesLatin ? key : code.replace(/^Key/, '')).toLowerCase()
}
