import { drawFrom, drawIndex, seedOf } from '../chance/seed.ts'
import type { StateValue, Variable } from '../schema/variables.ts'

const RANGE = /^\?(-?\d{1,4})\.\.(-?\d{1,4})$/u
const WHOLE = /^-?\d{1,4}$/u

/**
 * Returns the values to draw from. `"?"` is any value, `"?1..6"` a range and `"?red|blue"` a list, in
 * which repeated values are more likely. Null if `set` is no draw or invalid for the variable.
 */
export function drawnFrom(variable: Variable, set: StateValue): readonly StateValue[] | null {
  if (typeof set !== 'string' || !set.startsWith('?') || 'typed' in variable) return null
  if ('flag' in variable) return set === '?' ? [false, true] : null
  const parts = set.slice(1).split('|')
  if ('one_of' in variable) {
    if (variable.one_of.includes(set)) return null
    if (set === '?') return variable.one_of
    return parts.every((part) => variable.one_of.includes(part)) ? parts : null
  }
  const numbers = set === '?' ? span(...variable.number) : numbersIn(set, parts)
  const [least, most] = variable.number
  return numbers?.every((one) => one >= least && one <= most) ? numbers : null
}

function numbersIn(set: string, parts: readonly string[]): number[] | null {
  const [, least, most] = RANGE.exec(set) ?? []
  if (least !== undefined && Number(least) <= Number(most)) return span(Number(least), Number(most))
  return parts.every((part) => WHOLE.test(part)) ? parts.map(Number) : null
}

const span = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, step) => least + step)

/** Returns the index to draw, from the seed, the variable and the number of draws. */
export const drawnPlace = (seed: number, name: string, times: number, count: number): number =>
  drawIndex(drawFrom(seedOf(`${seed} ${times} ${name}`)), count)
