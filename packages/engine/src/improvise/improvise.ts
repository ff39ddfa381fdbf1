import { IMPROV_MAX, type Improvise } from '@kathasagar/story/vocabulary'

import { withFacts } from '../memory/factsOf.ts'
import type { BegunTurn } from '../turn/playTurn.ts'
import { graphAt, improvisedGraph } from '../world/graphAt.ts'
import type { Improvisation, Room } from '../world/improvisation.ts'
import { beginOpen, nextPlan, openRoomAt, withOpenFacts } from './openStory.ts'

/** Returns the scope for improvisation, or null if it is not allowed or needed. */
export function improvScope(
  { graph, stood, ruling }: Pick<BegunTurn, 'graph' | 'stood' | 'ruling'>,
  improvise: Improvise = 'none',
): Room | null {
  const depth = (stood.improvised?.depth ?? 0) + 1
  if (ruling.kind === 'part') {
    const open = openRoomAt(depth, ruling.part, stood.open)
    return { may: 'scene', depth, isLast: false, open }
  }
  if (improvise === 'none' || graph.program !== null || graph.open) return null
  const room = { depth, isLast: depth >= IMPROV_MAX.inARow }
  const mayOpen = improvise === 'scenes' && depth <= IMPROV_MAX.inARow
  if (ruling.kind === 'rejoin') {
    return mayOpen && ruling.leads === 'on' ? { may: 'scene', ...room } : null
  }
  const isUnforeseen = ruling.kind === 'detour' && !ruling.isKnown && ruling.offTopic === undefined
  return isUnforeseen ? { may: mayOpen ? 'either' : 'aside', ...room } : null
}

export const atVisibleScene = (turn: BegunTurn): BegunTurn => ({
  ...turn,
  graph: graphAt(turn.graph, turn.stood),
})

/** Returns the turn with the improvisation as its ruling and with its facts. */
export function improvised(turn: BegunTurn, made: Improvisation, { depth }: Room): BegunTurn {
  const { stood, action } = turn
  const { graph } = atVisibleScene(turn)
  const { text, facts } = made
  const scene = made.scene && { ...made.scene, text, depth }
  const ruling = {
    kind: 'improvise',
    text,
    scene,
    facts,
    depth: stood.detour + 1,
    ...openPartOf(turn, made),
  } as const
  return {
    ...turn,
    graph: scene ? improvisedGraph(graph, stood.node, scene) : graph,
    ruling,
    state: withFacts({ graph, state: stood, action, ruling }),
  }
}

/** Returns the plan, facts and ending that a part of an open story changes. Empty for other stories. */
function openPartOf({ graph, stood, ruling }: BegunTurn, { text, open }: Improvisation) {
  if (!graph.open || !open) return {}
  const { planned, plan, facts } = stood.open ?? beginOpen()
  const target = open.ends > 0 ? graph.endings[open.ends - 1] : undefined
  return {
    open: {
      planned,
      plan: nextPlan(plan, open.plan, graph.open),
      facts: withOpenFacts(facts, open.facts, { text, turn: stood.turn + 1 }),
    },
    ...(target !== undefined && { target }),
    ...(ruling.kind === 'part' && ruling.by === 'choice' && { isChosen: true as const }),
  }
}
