import { holds, type Lookup } from '../conditions/evaluate.ts'
import type { StoryGraph } from '../structure/storyGraph.ts'
import { hasRoom, inventoryOf } from './inventory.ts'
import { lookupIn, type World } from './world.ts'

export interface ChoicesAt {
  /** Places of the choices that can be taken, in the author's order. */
  open: readonly number[]
  /** Places of those that are seen, and closed for now: their author says why. */
  locked: readonly number[]
  /** Of those, the ones that take a thing for which there is no room. */
  full: readonly number[]
}

const NOTHING: Lookup = () => undefined

/** What conditions see of a play; of a story without state, nothing. */
export const lookupOf = (graph: Pick<StoryGraph, 'declared'>, world: World | null): Lookup =>
  world && graph.declared ? lookupIn(world, graph.declared) : NOTHING

/**
 * Which choices of a scene are open. Where none is, all are: a play is never left without a way on,
 * and that it could have come to this is what the review tells the author.
 */
export function choicesAt(graph: StoryGraph, world: World | null, name: string): ChoicesAt {
  const { choices } = graph.node(name)
  const lookup = lookupOf(graph, world)
  const inventory = world && graph.declared ? inventoryOf(graph.declared) : null
  const all = choices.map((_, place) => place)
  const held = all.filter((place) => holds(choices[place]?.if, lookup))
  const open = held.filter((place) => hasRoom(inventory, choices[place]?.sets, lookup))
  if (open.length === 0) return { open: all, locked: [], full: [] }
  const full = held.filter((place) => !open.includes(place))
  const locked = all.filter(
    (place) =>
      full.includes(place) ||
      (!held.includes(place) && (choices[place]?.locked?.trim() ?? '') !== ''),
  )
  return { open, locked, full }
}
