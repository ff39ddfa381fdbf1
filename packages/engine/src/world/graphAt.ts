import { type StoryGraph, type StoryNode, getOwn, titleOf, type InkScene } from '@kathasagar/story'
import { wholePictureAddress } from '@kathasagar/story/storedPicture'

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

const UNKNOWN: StoryNode = { text: '', choices: [] }

/** Returns the graph of an Ink story with its current scenes. Returns other graphs unchanged. */
export function inkGraph(
  graph: StoryGraph,
  ...scenes: readonly (InkScene | undefined)[]
): StoryGraph {
  if (graph.program === null) return graph
  const nodes = new Map<string, StoryNode>()
  for (const scene of scenes) if (scene) nodes.set(scene.place, nodeOf(graph, scene))

  const nodeAt = (name: string) =>
    nodes.get(name) ?? (graph.has(name) ? graph.node(name) : undefined)
  const isEnding = (name: string) => nodeAt(name)?.choices.length === 0
  return {
    ...graph,
    endings: [...new Set([...graph.endings, ...[...nodes.keys()].filter(isEnding)])],
    has: (name) => nodeAt(name) !== undefined,
    node: (name) => nodeAt(name) ?? UNKNOWN,
    isEnding,
    distanceToEnding: (name) => (isEnding(name) ? 0 : graph.distanceToEnding(name)),
    titleOf: (name) => titleOf(name, nodeAt(name)?.title),
  }
}

/** Converts an Ink scene to a node. Unvisited targets get placeholder names. */
function nodeOf(graph: StoryGraph, { place, text, choices, title, plate }: InkScene): StoryNode {
  const met = graph.has(place) ? graph.node(place) : undefined
  return {
    text,
    choices: choices.map((words, index) => ({
      text: words,
      target: met?.choices.find((choice) => choice.text === words)?.target ?? `${place} > ${index}`,
    })),
    title: title ?? met?.title,
    plate: plateNamed(graph, plate),
  }
}

/** Returns the name of the plate that a program refers to by name or image URL. */
function plateNamed({ plates }: StoryGraph, given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  if (getOwn(plates, given)) return given
  const whole = wholePictureAddress(given)
  return Object.entries(plates).find(([, { image }]) => image === given || image === whole)?.[0]
}
