import { IMPROVISED, type Improvise } from '@kathasagar/story/vocabulary'

import { withFacts } from '../memory/factsOf.ts'
import type { BegunTurn } from '../turn/playTurn.ts'
import { graphAt, improvisedGraph } from '../world/graphAt.ts'
import type { Improvisation, Room } from '../world/improvisation.ts'

/** Returns the allowed scope, or null if the author allows none or wrote an answer. */
export function roomOf(
  { graph, stood, ruling }: Pick<BegunTurn, 'graph' | 'stood' | 'ruling'>,
  improvise: Improvise = 'none',
): Room | null {
  if (improvise === 'none' || graph.program !== null) return null
  const depth = (stood.improvised?.depth ?? 0) + 1
  const room = { depth, isLast: depth >= IMPROVISED.inARow }
  const mayOpen = improvise === 'scenes' && depth <= IMPROVISED.inARow
  if (ruling.kind === 'rejoin') {
    return mayOpen && ruling.leads === 'on' ? { may: 'scene', ...room } : null
  }
  const isUnforeseen = ruling.kind === 'detour' && !ruling.isKnown && ruling.offTopic === undefined
  return isUnforeseen ? { may: mayOpen ? 'either' : 'aside', ...room } : null
}

export const asSeen = (turn: BegunTurn): BegunTurn => ({
  ...turn,
  graph: graphAt(turn.graph, turn.stood),
})

/** Returns the turn with the improvisation, which adds facts and changes nothing else. */
export function improvised(turn: BegunTurn, made: Improvisation, { depth }: Room): BegunTurn {
  const { stood, action } = turn
  const { graph } = asSeen(turn)
  const { text, facts } = made
  const scene = made.scene && { ...made.scene, text, depth }
  const ruling = { kind: 'improvise', text, scene, facts, depth: stood.detour + 1 } as const
  return {
    ...turn,
    graph: scene ? improvisedGraph(graph, stood.node, scene) : graph,
    ruling,
    state: withFacts({ graph, state: stood, action, ruling }),
  }
}
