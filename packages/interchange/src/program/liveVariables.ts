import { flowOf, type Flow, type Names } from './flowOf.ts'
import type { Program } from './program.ts'
import { reachability } from './reachability.ts'

/** More than this many pairs of a variable and a block are not followed: a story of rings and flags. */
const MOST_PAIRS = 200_000

export interface LiveVariables {
  /** By block, in one order. */
  live: ReadonlyMap<string, readonly string[]>
  /** What is not followed because there is too much of it. */
  letGo: readonly string[]
}

/**
 * The variables on which what may still be told from a block depends: those that something on the
 * way there may have set, and that something ahead may read. Blocks are told once for each set of
 * these values only; what is behind and what never changed makes no copy.
 */
export function liveVariables({ blocks }: Program): LiveVariables {
  const flows = new Map([...blocks].map(([name, block]) => [name, flowOf(block)]))
  const setIn = placesOf(flows, ({ sets }) => sets)
  const readIn = placesOf(flows, ({ reads }) => reads)
  const sources = sourcesOf(flows)
  const behind = reachability([...flows.keys()], (name) => waysOut(flows, name))
  const live = new Map([...blocks.keys()].map((name): [string, string[]] => [name, []]))
  const letGo: string[] = []
  let pairs = 0
  for (const [variable, readers] of [...readIn].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const setters = setIn.get(variable)
    if (!setters) continue
    if (pairs > MOST_PAIRS) {
      letGo.push(variable)
      continue
    }
    // What a block sets that is told inside of another is set in that other one as well.
    const setting = spread(setters, (name) =>
      (sources.get(name) ?? []).filter(({ returns }) => returns).map(({ from }) => from),
    )
    const isBehind = behind(setting)
    // What leads on from where it was set is all behind it: nothing else has to be looked at.
    const between = spread(readers.filter(isBehind), (name) => {
      const open = (sources.get(name) ?? []).filter(({ kept }) => !kept.has(variable))
      return open.map(({ from }) => from).filter(isBehind)
    })
    for (const name of between) live.get(name)?.push(variable)
    pairs += between.size
  }
  return { live, letGo }
}

const waysOut = (flows: ReadonlyMap<string, Flow>, name: string) =>
  (flows.get(name)?.ways ?? []).map(({ to }) => to)

function spread(from: readonly string[], next: (name: string) => readonly string[]): Set<string> {
  const reached = new Set(from)
  // A Set visits what is added while it is walked: it is its own queue.
  for (const name of reached) for (const other of next(name)) reached.add(other)
  return reached
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

interface Source {
  from: string
  kept: Names
  returns: boolean
}

/** Ways into each block, with what each sets whatever was before. */
function sourcesOf(flows: ReadonlyMap<string, Flow>) {
  const sources = new Map<string, Source[]>()
  for (const [from, { ways }] of flows) {
    for (const { to, sets, returns } of ways) {
      const known = sources.get(to)
      if (known) known.push({ from, kept: sets, returns })
      else sources.set(to, [{ from, kept: sets, returns }])
    }
  }
  return sources
}
