import { variablesIn } from './expression.ts'
import type { Block, Part, Program, SetPart } from './program.ts'

/** A way from one block to another, and what is set on it whatever was before. */
interface Way {
  to: string
  sets: ReadonlySet<string>
}

interface Flow {
  /** Read before the block itself has set them. */
  reads: Set<string>
  ways: Way[]
}

/**
 * The variables on which what may still be told from a block depends. Blocks are told once for each
 * set of these values only: what a passage far behind has set and nothing ahead reads makes no copy.
 */
export function liveVariables({ blocks }: Program): ReadonlyMap<string, ReadonlySet<string>> {
  const flows = new Map([...blocks].map(([name, block]) => [name, flowOf(block)]))
  const cameFrom = new Map<string, Set<string>>()
  for (const [name, { ways }] of flows) {
    for (const { to } of ways) cameFrom.set(to, (cameFrom.get(to) ?? new Set()).add(name))
  }
  const live = new Map([...flows].map(([name, { reads }]) => [name, new Set(reads)]))
  const queue = new Set(live.keys())
  // A Set visits what is added while it is walked, once it was taken out.
  for (const name of queue) {
    queue.delete(name)
    const ahead = live.get(name) ?? new Set()
    for (const source of cameFrom.get(name) ?? []) {
      const known = live.get(source)
      const before = known?.size
      for (const { to, sets } of flows.get(source)?.ways ?? []) {
        if (to !== name) continue
        for (const variable of ahead) if (!sets.has(variable)) known?.add(variable)
      }
      if (known?.size !== before) queue.add(source)
    }
  }
  return live
}

function flowOf({ parts }: Block): Flow {
  const flow: Flow = { reads: new Set(), ways: [] }
  follow(parts, new Set(), flow)
  return flow
}

/** `set` grows by what parts set whatever happens; a branch gets a copy of its own. */
function follow(parts: readonly Part[], set: Set<string>, flow: Flow): void {
  const read = (variables: readonly string[]) => {
    for (const variable of variables) if (!set.has(variable)) flow.reads.add(variable)
  }
  for (const part of parts) {
    switch (part.kind) {
      case 'text':
        break
      case 'print':
        read(variablesIn(part.value))
        break
      case 'set':
        setOne(part, set, read)
        break
      case 'link': {
        follow(part.label, new Set(set), flow)
        const after = new Set(set)
        for (const one of part.sets) setOne(one, after, read)
        flow.ways.push({ to: part.target, sets: after })
        break
      }
      case 'if':
        for (const { when, body } of part.branches) {
          read(when ? variablesIn(when) : [])
          follow(body, new Set(set), flow)
        }
        break
      case 'goto':
      case 'include':
      case 'otherwise':
        flow.ways.push({ to: part.target, sets: new Set(set) })
        break
    }
  }
}

function setOne({ variable, value }: SetPart, set: Set<string>, read: (names: string[]) => void) {
  read(value ? variablesIn(value) : [])
  set.add(variable)
}
