import { IMPROVISED, type Improvise } from '@kathasagar/story/vocabulary'

import { withFacts } from '../memory/factsOf.ts'
import type { BegunTurn } from '../turn/playTurn.ts'
import { graphAt, improvisedGraph } from './graphAt.ts'
import type { Improvisation, Room } from './improvisation.ts'

/**
 * What a model may make up of a turn: what comes of words that nobody foresaw, or of a choice that leads
 * on from what it made up before. Null where the author leaves no room, and where something is foreseen.
 */
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

/** A turn as whoever makes it up is to see it: in front of the scene that the player stands in. */
export const asSeen = (turn: BegunTurn): BegunTurn => ({
  ...turn,
  graph: graphAt(turn.graph, turn.stood),
})

/** The turn as a model has made it up. What is made up leaves facts; it changes nothing else of the play. */
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
