import {
  inputsAt,
  carriableIn,
  carriedIn,
  healthIn,
  storeTypedValues,
  type StoryGraph,
} from '@kathasagar/story'

import type { TurnState } from './turnState.ts'
import { choiceChances, lockedChoices, worldOf } from './playWorld.ts'

/** Returns the parts of a scene other than its open choices, with the field names of the API. */
export function sceneParts(graph: StoryGraph, state: TurnState) {
  const locked = lockedChoices(graph, state)
  const chances = choiceChances(graph, state)
  const meters = metersOf(graph, state)
  const asks = inputsAt(graph, worldOf(graph, state), state.node)
  const { sound } = graph.node(state.node)
  return {
    ...(locked.length > 0 && { locked }),
    ...(chances.length > 0 && { chances }),
    ...(meters && { meters }),
    ...(asks.length > 0 && { asks }),
    ...(sound && { sound }),
  }
}

function metersOf(graph: StoryGraph, state: TurnState) {
  const hasThings = carriableIn(graph).length > 0
  const world = graph.health.length > 0 || hasThings ? worldOf(graph, state) : null
  if (world === null) return null
  const { inventory_slots: slots } = graph.rules
  return {
    health: healthIn(graph, world),
    carried: hasThings ? { things: carriedIn(graph, world), slots } : null,
  }
}

/** Returns the state with the values that the player typed into the scene's fields. */
export function applyTypedValues(
  graph: StoryGraph,
  state: TurnState,
  typed: Readonly<Record<string, string>>,
): TurnState {
  const world = worldOf(graph, state)
  if (world === null || Object.keys(typed).length === 0) return state
  const { node, turn } = state
  return { ...state, world: storeTypedValues(graph, world, { node, typed, turn: turn + 1 }) }
}
