/** Returns the Latin letter of a key, or the letter at its position on other keyboards. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const writesLatin = /^[ -~]$/.test(key)
  return (writesLatin ? key : code.replace(/^Key/, '')).toLowerCase()
}
