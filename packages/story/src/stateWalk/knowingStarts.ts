import { knowable } from '../world/knowledge.ts'
import type { Machine } from './machine.ts'

/** Maximum number of flags of which every combination is tried. */
const MAX_KNOWN = 11

function digitsKnown({ tracked, declared }: Machine): readonly number[] {
  const known = new Set(knowable(declared))
  return tracked.flatMap(({ name }, digit) => (known.has(name) ? [digit] : []))
}

export const areDistinguished = (machine: Machine): boolean =>
  digitsKnown(machine).length <= MAX_KNOWN

/**
 * Returns the initial states after earlier plays: all flags first, then each subset. With too many
 * flags, only single flags and all but one.
 */
export function knowingStarts(machine: Machine): readonly (readonly number[])[] {
  const all = digitsKnown(machine)
  if (all.length === 0) return []
  const apart = () => all.flatMap((one) => [[one], all.filter((digit) => digit !== one)])
  const parts = all.length > MAX_KNOWN ? apart() : partsOf(all)
  return [all, ...parts].map((part) =>
    machine.start.map((digit, at) => (part.includes(at) ? 1 : digit)),
  )
}

const partsOf = (digits: readonly number[]): number[][] =>
  digits
    .reduce<number[][]>(
      (parts, digit) => [...parts, ...parts.map((part) => [...part, digit])],
      [[]],
    )
    .filter(({ length }) => length > 0 && length < digits.length)
    .toSorted((a, b) => a.length - b.length)
