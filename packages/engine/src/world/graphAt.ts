import type { StoryGraph, StoryNode } from '@kathasagar/story'

import { inkGraph } from './inkGraph.ts'
import type { TurnState } from './turnState.ts'
import type { ImprovisedScene } from './improvisation.ts'

export const authorsGraph = (graph: StoryGraph): StoryGraph => graph.beneath ?? graph

/** Returns the graph with the node replaced by the current Ink scene or generated scene. */
export function graphAt(
  graph: StoryGraph,
  { node, ink, improvised }: Pick<TurnState, 'node' | 'ink' | 'improvised'>,
): StoryGraph {
  const whole = inkGraph(authorsGraph(graph), ink)
  return improvised ? improvisedGraph(whole, node, improvised) : whole
}

/** Placeholder target for the choices of a generated scene. */
const NOWHERE: StoryNode = { text: '', choices: [] }

/** Returns a graph with a node replaced by a generated scene. Its people and things stay. */
export function improvisedGraph(
  graph: StoryGraph,
  node: string,
  { title, text, choices }: Omit<ImprovisedScene, 'depth'>,
): StoryGraph {
  const beneath = authorsGraph(graph)
  const { grave, sound } = beneath.node(node)
  const scene: StoryNode = {
    title,
    text,
    choices: choices.map((choice, index) => ({ text: choice.text, target: `${node} > ${index}` })),
    ...(grave === undefined ? {} : { grave }),
    ...(sound === undefined ? {} : { sound }),
  }
  const nodeAt = (name: string) => {
    if (name === node) return scene
    return beneath.has(name) ? beneath.node(name) : NOWHERE
  }
  return {
    ...beneath,
    beneath,
    node: nodeAt,
    isEnding: (name) => name !== node && beneath.has(name) && beneath.isEnding(name),
    titleOf: (name) => (name === node ? title : beneath.titleOf(name)),
  }
}
