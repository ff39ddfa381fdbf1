import type { WayStep } from '../finding.ts'
import { shortestPaths } from '../structure/shortestPaths.ts'
import { wayTo, type StateWalk } from '../stateWalk/walkStates.ts'
import { readersOf, wordsAlong } from './wordsRead.ts'

/** A way to an ending, and the words that are read on it. */
export interface Way {
  path: WayStep[]
  words: number
}

/** The way to a place in the fewest steps; by its choices alone where the walk did not come so far. */
export function wayOf(walk: StateWalk, place: number): Way {
  const { machine, places, digits, cameFrom, cameBy } = walk
  const reader = readersOf(machine)()
  const state = places.indexOf(place)
  if (state === -1) {
    const path = shortestPaths(machine.wiring)(place)
    for (const { node } of path)
      reader.arrive(machine.wiring.placeOf.get(node) ?? -1, machine.start)
    reader.arrive(place, machine.start)
    return { path, words: reader.words() }
  }
  const states: { place: number; digits: readonly number[]; by: StateWalk['cameBy'][number] }[] = []
  for (let at = state; at >= 0; at = cameFrom[at] ?? -1) {
    states.push({ place: places[at] ?? -1, digits: digits[at] ?? [], by: cameBy[at] ?? null })
  }
  return { path: wayTo(walk, state), words: wordsAlong(reader, states.reverse()) }
}
