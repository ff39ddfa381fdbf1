import type { StoryGraph } from '@kathasagar/story'

import type { TurnState } from '@kathasagar/engine/turn/turnState'

/** What no state of any play may be, a plain sentence each. */
export function faultsOf(graph: StoryGraph, state: TurnState): string[] {
  const { choices } = graph.node(graph.has(state.node) ? state.node : graph.start)
  const leadsOut = state.offers.some(
    ({ path }) => path.kind === 'choice' && !graph.has(choices[path.index]?.target ?? ''),
  )
  return [
    ...(graph.has(state.node) ? [] : [`a state stands outside the graph: ${state.node}`]),
    ...(leadsOut ? [`an open choice of ${state.node} leads outside the graph`] : []),
    ...(state.offers.length > 0 || graph.isEnding(state.node)
      ? []
      : [`no choice is open in ${state.node}`]),
    ...(state.xp < 0 ? ['XP fell below nothing'] : []),
  ]
}
