import { getOwn, type StoryGraph } from '@kathasagar/story'
import type { Plate } from '@kathasagar/story/schema'

import type { TurnState } from '../turnState.ts'

type Stood = Pick<TurnState, 'node' | 'visited'>

export interface OpeningPlates {
  plate?: Plate
  portrait?: Plate
}

/** Returns a scene, or null if an Ink program has not visited it yet. */
const sceneIn = (graph: StoryGraph, name: string) => (graph.has(name) ? graph.node(name) : null)

function shownIn(graph: StoryGraph, name: string) {
  const { plate, people = [] } = sceneIn(graph, name) ?? {}
  const portraits = people.flatMap((id) => getOwn(graph.cast, id)?.portrait ?? [])
  return { plate, portraits }
}

/** Returns the new pictures of an entered scene: its plate, and the first portrait. */
export function platesOnEntry(graph: StoryGraph, node: string, stood: Stood | null): OpeningPlates {
  if (node === stood?.node) return {}
  const here = shownIn(graph, node)
  if (here.plate === undefined && here.portraits.length === 0) return {}

  const met = new Set(
    stood?.visited.flatMap((name) => {
      const { plate, portraits } = shownIn(graph, name)
      return [plate, ...portraits]
    }),
  )
  const isNew = (name: string | undefined) => name !== undefined && !met.has(name)
  const plate = isNew(here.plate) ? getOwn(graph.plates, here.plate ?? '') : undefined
  const face = here.portraits.find((name) => isNew(name) && name !== here.plate)
  const portrait = face === undefined ? undefined : getOwn(graph.plates, face)
  return { ...(plate && { plate }), ...(portrait && { portrait }) }
}
