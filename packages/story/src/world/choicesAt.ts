import { holds, type Lookup } from '../conditions/evaluate.ts'
import type { StoryGraph } from '../structure/storyGraph.ts'
import { hasRoom, inventoryOf } from './inventory.ts'
import { lookupIn, type World } from './world.ts'

export interface ChoicesAt {
  open: readonly number[]
  locked: readonly number[]
  /** Locked choices whose things do not fit into the inventory. */
  full: readonly number[]
}

const NOTHING: Lookup = () => undefined

export const lookupOf = (graph: Pick<StoryGraph, 'declared'>, world: World | null): Lookup =>
  world && graph.declared ? lookupIn(world, graph.declared) : NOTHING

/** Returns the open and locked choices. If all choices are closed, all open. */
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
