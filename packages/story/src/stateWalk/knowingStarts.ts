import { knowable } from '../world/knowledge.ts'
import type { Machine } from './machine.ts'

/** Of so many flags that earlier plays can raise, each is told apart with each. */
const MOST_KNOWN = 11

/** Digits that earlier plays can have raised before any scene. */
function digitsKnown({ tracked, declared }: Machine): readonly number[] {
  const known = new Set(knowable(declared))
  return tracked.flatMap(({ name }, digit) => (known.has(name) ? [digit] : []))
}

/** Whether all that earlier plays can teach is told apart. */
export const areToldApart = (machine: Machine): boolean => digitsKnown(machine).length <= MOST_KNOWN

/**
 * The digits before any scene of players whom earlier plays have taught something: all of it first, then
 * each part of it, the smallest first. Of more than can be told apart each flag alone, and all but it.
 */
export function knowingStarts(machine: Machine): readonly (readonly number[])[] {
  const all = digitsKnown(machine)
  if (all.length === 0) return []
  const apart = () => all.flatMap((one) => [[one], all.filter((digit) => digit !== one)])
  const parts = all.length > MOST_KNOWN ? apart() : partsOf(all)
  return [all, ...parts].map((part) =>
    machine.start.map((digit, at) => (part.includes(at) ? 1 : digit)),
  )
}

/** Every part of them that is neither nothing nor all. */
const partsOf = (digits: readonly number[]): number[][] =>
  digits
    .reduce<number[][]>(
      (parts, digit) => [...parts, ...parts.map((part) => [...part, digit])],
      [[]],
    )
    .filter(({ length }) => length > 0 && length < digits.length)
    .toSorted((a, b) => a.length - b.length)
