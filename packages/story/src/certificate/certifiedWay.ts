import type { WayStep } from '../finding.ts'
import type { Written } from '../stateWalk/statements.ts'
import { shortestPaths } from '../structure/shortestPaths.ts'
import { wayTo, type StateWalk } from '../stateWalk/walkStates.ts'
import type { PlayerAction } from '../vocabulary/vocabulary.ts'
import { readersOf, wordsAlong } from './wordsRead.ts'

interface PaidStep {
  /** Null if the step is paid with the next one, such as typing into a field. */
  action: PlayerAction | null
  isFirst: boolean
}

export interface Way {
  path: WayStep[]
  paid: PaidStep[]
  words: number
}

const ACTION_OF: Readonly<Record<Written['of'], PlayerAction | null>> = {
  choice: 'continue',
  fails: 'continue',
  close_up: 'immerse',
  reaction: 'custom_action',
  story: 'custom_action',
  topic: 'custom_action',
  said: 'custom_action',
  asks: null,
}

/**
 * Returns the path with the fewest steps to a place. If the walk did not reach it, the path uses choices only.
 */
export function wayOf(walk: StateWalk, place: number): Way {
  const { machine, places, digits, cameFrom, cameBy } = walk
  const reader = readersOf(machine)()
  const state = places.indexOf(place)
  if (state === -1) {
    const path = shortestPaths(machine.wiring)(place)
    for (const { node } of path)
      reader.arrive(machine.wiring.placeOf.get(node) ?? -1, machine.start)
    reader.arrive(place, machine.start)
    const paid = path.map((): PaidStep => ({ action: 'continue', isFirst: true }))
    return { path, paid, words: reader.words() }
  }
  const states: { place: number; digits: readonly number[]; by: StateWalk['cameBy'][number] }[] = []
  for (let at = state; at >= 0; at = cameFrom[at] ?? -1) {
    states.push({ place: places[at] ?? -1, digits: digits[at] ?? [], by: cameBy[at] ?? null })
  }
  states.reverse()
  const seen = new Set<number>()
  const paid = states.flatMap(({ place, by }): PaidStep[] => {
    const isFirst = !seen.has(place)
    seen.add(place)
    return by === null ? [] : [{ action: ACTION_OF[by.written.of], isFirst }]
  })
  return { path: wayTo(walk, state), paid, words: wordsAlong(reader, states) }
}
