import type { KnownVariable } from './knownState.ts'
import type { Sets } from './structureEdit.ts'

const RANGE = /^(-?\d{1,4})\.\.(-?\d{1,4})$/u
const WHOLE = /^-?\d{1,4}$/u

/** Returns true if the value is random: `?1..6`, `?red|blue`, or `?`. */
export function isDrawn(variable: KnownVariable, value: Sets[string]): boolean {
  if (typeof value !== 'string' || !value.startsWith('?') || 'typed' in variable) return false
  if (value === '?') return true
  if ('flag' in variable) return false
  const parts = value.slice(1).split('|')
  if ('one_of' in variable) return parts.every((part) => variable.one_of.includes(part))
  const [, least, most] = RANGE.exec(value.slice(1)) ?? []
  const isRange = least !== undefined && Number(least) <= Number(most)
  const ends = isRange ? [least, String(most)] : parts
  const [from, to] = variable.number
  return ends.every((one) => WHOLE.test(one) && Number(one) >= from && Number(one) <= to)
}
