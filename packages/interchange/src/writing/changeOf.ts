import { CHANGE, drawnFrom, SHARE, type StateValue, type Variable } from '@kathasagar/story'

/**
 * What a number becomes by a change, in the signs that other programs share; null where it is none.
 * `whole` writes the whole part of a quotient.
 */
export function changeOf(
  name: string,
  change: string,
  whole: (quotient: string) => string,
): string | null {
  if (CHANGE.test(change)) return `${name} + (${Number(change)})`
  if (!SHARE.test(change)) return null
  const share = Number(change.slice(2))
  if (change.startsWith('%+')) return `${name} + ${whole(`(((100 - ${name}) * ${share}) / 100)`)}`
  return `${name} - ${whole(`((${name} * ${share}) / 100)`)}`
}

/** A draw as other programs write it: of a range of whole numbers, or of a list. */
export type WrittenDraw = { from: number; to: number } | { values: readonly StateValue[] }

/** What a variable is drawn from; null where nothing is drawn. */
export function drawOf(variable: Variable, set: StateValue): WrittenDraw | null {
  const values = drawnFrom(variable, set)
  const [from] = values ?? []
  if (values === null || from === undefined) return null
  const isRow = values.every((one, at) => typeof from === 'number' && one === from + at)
  return typeof from === 'number' && isRow ? { from, to: from + values.length - 1 } : { values }
}
