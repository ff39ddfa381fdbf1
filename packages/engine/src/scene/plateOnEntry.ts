import { own, type StoryGraph } from '@kathasagar/story'

import type { TurnState } from '../turn/turnState.ts'

type Stood = Pick<TurnState, 'node' | 'visited'>

/** The name of the plate that a scene has; a program of ink may name scenes that nobody has come to yet. */
const plateIn = (graph: StoryGraph, node: string) =>
  graph.has(node) ? graph.node(node).plate : undefined

/**
 * The plate that stands before the words of a turn: that of the scene which the turn has entered, unless
 * the player has met the same picture on their way here.
 *
 * @param stood Where the turn was taken; null for the first one.
 */
export function plateOnEntry(graph: StoryGraph, { node }: Stood, stood: Stood | null) {
  if (node === stood?.node) return null
  const plate = plateIn(graph, node)
  if (plate === undefined) return null
  if (stood?.visited.some((name) => plateIn(graph, name) === plate)) return null
  return own(graph.plates, plate) ?? null
}
