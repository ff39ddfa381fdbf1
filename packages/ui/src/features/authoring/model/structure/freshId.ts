/** Returns the first unused name: `person_1`, `person_2` and so on. */
export function freshId(taken: readonly string[], noun: string): string {
  let number = taken.length + 1
  while (taken.includes(`${noun}_${number}`)) number += 1
  return `${noun}_${number}`
}

export type IdFault = 'blank' | 'taken' | 'long' | 'unsound'

const RESERVED = new Set(['and', 'or', 'not', 'true', 'false'])
const isSound = (name: string) => /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name) && !RESERVED.has(name)

interface Naming {
  from: string
  taken: readonly string[]
  most: number
  /** True if conditions use the name. */
  isVariable?: boolean
}

export function idFault(name: string, naming: Naming): IdFault | null {
  const { from, taken, most, isVariable = false } = naming
  if (name === from) return null
  if (name.trim() === '') return 'blank'
  if ([...name].length > most) return 'long'
  if (isVariable && !isSound(name)) return 'unsound'
  return taken.includes(name) ? 'taken' : null
}
