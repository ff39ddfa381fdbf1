import { CHANGE } from '../../rules/world/world.ts'
import { SHARE } from '../../rules/world/shareOf.ts'

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
