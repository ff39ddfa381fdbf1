/** A name that nothing has: `person_1`, `person_2` and so on. */
export function freshId(taken: readonly string[], noun: string): string {
  let number = taken.length + 1
  while (taken.includes(`${noun}_${number}`)) number += 1
  return `${noun}_${number}`
}

/** Why something cannot be called so; null when it can. */
export type IdFault = 'blank' | 'taken' | 'long' | 'unsound'

const RESERVED = new Set(['and', 'or', 'not', 'true', 'false'])
const isSound = (name: string) => /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name) && !RESERVED.has(name)

interface Naming {
  /** As it is called now. */
  from: string
  /** What everything of the kind is called. */
  taken: readonly string[]
  /** Most characters. */
  most: number
  /** Conditions know it by the name, so it must be a word to them. */
  isVariable?: boolean
}

/** What stands against another name. */
export function idFault(name: string, naming: Naming): IdFault | null {
  const { from, taken, most, isVariable = false } = naming
  if (name === from) return null
  if (name.trim() === '') return 'blank'
  if ([...name].length > most) return 'long'
  if (isVariable && !isSound(name)) return 'unsound'
  return taken.includes(name) ? 'taken' : null
}
