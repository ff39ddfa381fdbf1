import type { Expression } from '../conditions/expression.ts'
import { drawFrom, drawIndex } from '../chance/seed.ts'
import { conditionsIn } from './guards.ts'
import { isOpen, lookupOf, isGuardMet, type Machine, type Move } from './machine.ts'
import { begin, stepOf } from './walkStates.ts'

/** Number of random plays if a story has too many states to walk. */
export const RANDOM_PLAYS = 500
const STEPS_OF_A_PLAY = 200

/** Plays a story with uniformly random moves and a fixed seed. */
export function playStates(machine: Machine): {
  made: ReadonlySet<Move>
  held: ReadonlySet<Expression>
  seen: ReadonlySet<number>
} {
  const { wiring, moves, readings } = machine
  const draw = drawFrom(1)
  const lookup = lookupOf(machine)
  const conditions = readings.texts.map((text) => conditionsIn(text))
  const made = new Set<Move>()
  const held = new Set<Expression>()
  const seen = new Set<number>()
  for (let play = 0; play < RANDOM_PLAYS && wiring.start >= 0; play += 1) {
    let place = wiring.start
    let digits = begin(machine, draw)
    for (let step = 0; step < STEPS_OF_A_PLAY; step += 1) {
      seen.add(place)
      const now = lookup(digits)
      for (const condition of conditions[place] ?? [])
        if (isGuardMet(condition, now)) held.add(condition)
      const state = digits
      const open = (moves[place] ?? []).filter((one) => isOpen(machine, one, state, now))
      for (const move of open) made.add(move)
      const steps = open.filter(({ isStep }) => isStep)
      const move = steps[drawIndex(draw, steps.length)]
      if (move === undefined) break
      digits = stepOf(machine, digits, move, draw)
      if (move.to >= 0) place = move.to
    }
  }
  return { made, held, seen }
}
