import { own, type StoryGraph } from '@kathasagar/story'
import type { Plate } from '@kathasagar/story/schema'

import type { TurnState } from '../turn/turnState.ts'

type Stood = Pick<TurnState, 'node' | 'visited'>

export interface OpeningPlates {
  /** Stands before the words: the scene's own picture. */
  plate?: Plate
  portrait?: Plate
}

/** A scene by its name; a program of ink may name some that nobody has come to yet. */
const sceneIn = (graph: StoryGraph, name: string) => (graph.has(name) ? graph.node(name) : null)

/** The names of the plates that a scene shows: its own, and portraits of those who are there. */
function shownIn(graph: StoryGraph, name: string) {
  const { plate, people = [] } = sceneIn(graph, name) ?? {}
  const portraits = people.flatMap((id) => own(graph.cast, id)?.portrait ?? [])
  return { plate, portraits }
}

/**
 * The pictures of a turn that enters a scene: the scene's plate, and the portrait of the first of its
 * people who has one, unless the player has met the same picture on their way here.
 *
 * @param node Name of the scene that the turn leads to.
 * @param stood Where the turn was taken; null for the first one.
 */
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
  const plate = isNew(here.plate) ? own(graph.plates, here.plate ?? '') : undefined
  const face = here.portraits.find((name) => isNew(name) && name !== here.plate)
  const portrait = face === undefined ? undefined : own(graph.plates, face)
  return { ...(plate && { plate }), ...(portrait && { portrait }) }
}
