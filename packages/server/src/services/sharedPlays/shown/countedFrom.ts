import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { World } from '@kathasagar/story'

type Count = (turn: number) => number

const byName = (turns: Readonly<Record<string, number>>, count: Count) =>
  Object.fromEntries(Object.entries(turns).map(([name, turn]) => [name, count(turn)]))

const worldFrom = (world: World, begins: number, count: Count): World => ({
  ...world,
  receipts: Object.fromEntries(
    Object.entries(world.receipts).map(([name, { met, changed }]) => [
      name,
      { met: count(met), changed: count(changed) },
    ]),
  ),
  met: byName(world.met, count),
  given: byName(world.given, count),
  recalled: world.recalled
    .filter(({ turn }) => turn > begins)
    .map((one) => ({ ...one, turn: count(one.turn) })),
})

/**
 * A state with its turns counted from the one that a link begins with, as those of the new session are:
 * how things stood then they did from its start, and deeds that led there are not its player's.
 */
export function countedFrom(begins: number, state: TurnState): TurnState {
  if (begins === 0) return state
  const count: Count = (turn) => Math.max(0, turn - begins)
  const facts = state.facts.map((fact) => ({
    ...fact,
    turn: count(fact.turn),
    ...(fact.turns && { turns: fact.turns.filter((turn) => turn > begins).map(count) }),
    ...(fact.recalled !== undefined && { recalled: count(fact.recalled) }),
  }))
  const { world } = state
  const counted = { ...state, turn: count(state.turn), facts }
  return world === undefined ? counted : { ...counted, world: worldFrom(world, begins, count) }
}
