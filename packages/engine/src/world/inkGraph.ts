import { own, titleOf, type InkScene, type StoryGraph, type StoryNode } from '@kathasagar/story'
import { wholePictureAddress } from '@kathasagar/story/storedPicture'

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
  if (own(plates, given)) return given
  const whole = wholePictureAddress(given)
  return Object.entries(plates).find(([, { image }]) => image === given || image === whole)?.[0]
}
