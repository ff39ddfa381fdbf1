import type { InputField } from '../schema/inputField.ts'
import type { StoryGraph } from '../structure/storyGraph.ts'
import { applySets, normalizeTypedText, lookupIn, getOwn, type World } from './world.ts'

export type { InputField }

type Graph = Pick<StoryGraph, 'declared' | 'node'>

/** Returns the input fields of a scene. Endings have no fields, and invalid fields are omitted. */
export function inputsAt(graph: Graph, world: World | null, name: string): InputField[] {
  const { declared } = graph
  const { asks = [], choices } = graph.node(name)
  if (world === null || declared === null || choices.length === 0) return []
  const lookup = lookupIn(world, declared)
  return asks.flatMap(({ variable, label }) => {
    const known = getOwn(declared, variable)
    if (known === undefined || !('typed' in known)) return []
    return [{ variable, label, value: String(lookup(variable) ?? ''), most: known.typed }]
  })
}

/** Stores typed values. Blank input does not change the value. */
export function storeTypedValues(
  graph: Graph,
  world: World,
  { node, typed, turn }: { node: string; typed: Readonly<Record<string, string>>; turn: number },
): World {
  const sets = inputsAt(graph, world, node).flatMap(({ variable, most }) => {
    const words = normalizeTypedText({ typed: most }, getOwn(typed, variable) ?? '')
    return words === '' ? [] : [[variable, words]]
  })
  return applySets(graph.declared ?? {}, world, Object.fromEntries(sets), turn)
}
