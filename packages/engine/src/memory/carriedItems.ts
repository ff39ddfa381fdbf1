import { carriedName } from '@kathasagar/story/vocabulary'
import { lookupIn, own } from '@kathasagar/story'

import type { StoryPlace } from '../world/playWorld.ts'
import { readFacts, type Fact } from '../world/fact.ts'

/** Returns true if the player carries a thing, or null if it is not portable. */
export function isCarried({ graph, world }: StoryPlace, thing: string): boolean | null {
  if (world === null || own(graph.things, thing)?.carried === undefined) return null
  return lookupIn(world, graph.declared ?? {})(carriedName(thing)) === true
}

/** Returns true if a fact is still true. For portable things, the inventory decides. */
export function isStillSo(at: StoryPlace, { kind, thing, turn }: Fact): boolean {
  if (kind !== 'has') return true
  if (thing === undefined) return false
  const isGiven = (one: Fact) => one.kind === 'gave' && one.thing === thing && one.turn > turn
  return isCarried(at, thing) ?? !readFacts(at.state.facts).some(isGiven)
}

export function carriedThings(at: StoryPlace): readonly string[] | null {
  const things = Object.entries(at.graph.things)
  if (!things.some(([, { carried }]) => carried !== undefined)) return null
  const had = readFacts(at.state.facts).filter((fact) => fact.kind === 'has' && isStillSo(at, fact))
  return things.flatMap(([id, { name }]) =>
    (isCarried(at, id) ?? had.some(({ thing }) => thing === id)) ? [name] : [],
  )
}
