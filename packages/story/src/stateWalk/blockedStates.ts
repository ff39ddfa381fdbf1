import { isOpen, lookupOf } from './machine.ts'
import type { StateWalk } from './walkStates.ts'

/** Returns the first state of each place in which all choices are closed. */
export function blockedStates({ machine, places, digits }: StateWalk): number[] {
  const lookup = lookupOf(machine)
  const choices = machine.moves.map((here) => here.filter(({ written }) => written.of === 'choice'))
  const told = new Set<number>()
  return places.flatMap((place, state) => {
    const here = choices[place] ?? []
    const at = digits[state] ?? []
    if (here.length === 0 || told.has(place)) return []
    if (here.some((choice) => isOpen(machine, choice, at, lookup(at)))) return []
    told.add(place)
    return [state]
  })
}
