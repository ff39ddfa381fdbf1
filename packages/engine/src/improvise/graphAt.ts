import type { StoryGraph, StoryNode } from '@kathasagar/story'

import { inkGraph } from '../ink/inkGraph.ts'
import type { TurnState } from '../turn/turnState.ts'
import type { ImprovisedScene } from './improvisation.ts'

/** The author's graph, whatever scene of a model's stands in front of it. */
export const authorsGraph = (graph: StoryGraph): StoryGraph => graph.beneath ?? graph

/**
 * The graph of a story as it is where a play stands: with the scene that its program tells, or that a
 * model has made up, in place of the node. Most plays have neither, and see the author's own.
 */
export function graphAt(
  graph: StoryGraph,
  { node, ink, improvised }: Pick<TurnState, 'node' | 'ink' | 'improvised'>,
): StoryGraph {
  const whole = inkGraph(authorsGraph(graph), ink)
  return improvised ? improvisedGraph(whole, node, improvised) : whole
}

/** A place that no author has written, and where nobody stands: the choices of a model's scene lead there. */
const NOWHERE: StoryNode = { text: '', choices: [] }

/**
 * A graph with a scene of a model's in place of a node. Of the node it keeps how grave it is and what is heard; its people,
 * things, answers and details are where they were, and all else of the story is as it is.
 */
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
