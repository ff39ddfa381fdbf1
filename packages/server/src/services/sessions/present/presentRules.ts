import type { ChoiceChance, Meters } from '@kathasagar/api/contract'
import { carriableIn, carriedIn, healthIn, type StoryGraph } from '@kathasagar/story'

import { choiceChances, worldOf } from '@kathasagar/engine/state/playWorld'
import type { TurnState } from '@kathasagar/engine/turn/turnState'

/** How likely the choices that may fail are to succeed, and the meters; nothing in a story without either. */
export function presentRules(
  graph: StoryGraph,
  state: TurnState,
): { chances?: ChoiceChance[]; meters?: Meters } {
  const chances = choiceChances(graph, state)
  const meters = metersOf(graph, state)
  return { ...(chances.length > 0 && { chances }), ...(meters && { meters }) }
}

function metersOf(graph: StoryGraph, state: TurnState): Meters | null {
  const hasThings = carriableIn(graph).length > 0
  const world = graph.health.length > 0 || hasThings ? worldOf(graph, state) : null
  if (world === null) return null
  const { inventory_slots: slots } = graph.rules
  return {
    health: healthIn(graph, world),
    carried: hasThings ? { things: carriedIn(graph, world), slots } : null,
  }
}
