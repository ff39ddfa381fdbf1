import { flowOf, type Flow } from './flowOf.ts'
import type { Program } from './program.ts'

/**
 * The variables that go on from scene to scene: those that some block reads on arrival, and that
 * something on the way there may have set. The others are known wherever they are told.
 */
export function liveVariables({ blocks }: Program): ReadonlySet<string> {
  const flows = new Map([...blocks].map(([name, block]) => [name, flowOf(block)]))
  const readers = placesOf(flows, ({ reads }) => reads)
  const ahead = waysAhead(flows)
  const live = new Set<string>()
  for (const [variable, setters] of placesOf(flows, ({ sets }) => sets)) {
    const sought = new Set(readers.get(variable))
    if (sought.size === 0) continue
    const reached = new Set(setters.flatMap((name) => [...(ahead.get(name) ?? [])]))
    // A Set visits what is added while it is walked: it is its own queue.
    for (const name of reached) {
      if (sought.has(name)) {
        live.add(variable)
        break
      }
      for (const next of ahead.get(name) ?? []) reached.add(next)
    }
  }
  return live
}

/** Blocks in which each variable is read, or set. */
function placesOf(
  flows: ReadonlyMap<string, Flow>,
  variablesIn: (flow: Flow) => ReadonlySet<string>,
): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const [name, flow] of flows) {
    for (const variable of variablesIn(flow)) {
      const known = places.get(variable)
      if (known) known.push(name)
      else places.set(variable, [name])
    }
  }
  return places
}

/** Where each block leads; what is told inside of another leads back to it. */
function waysAhead(flows: ReadonlyMap<string, Flow>): ReadonlyMap<string, ReadonlySet<string>> {
  const ahead = new Map([...flows.keys()].map((name) => [name, new Set<string>()]))
  for (const [from, { ways }] of flows) {
    for (const { to, returns } of ways) {
      ahead.get(from)?.add(to)
      if (returns) ahead.get(to)?.add(from)
    }
  }
  return ahead
}
