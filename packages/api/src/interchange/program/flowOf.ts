import { variablesIn } from './expression.ts'
import type { Block, Part, SetPart } from './program.ts'

/** A way from one block to another, and what is set on it whatever was before. */
interface Way {
  to: string
  /** Told in place: what stands after it goes on. */
  returns: boolean
  sets: ReadonlySet<string>
}

/** What telling a block may read and set, and where it may go. */
export interface Flow {
  /** Read before the block itself has set them. */
  reads: Set<string>
  /** Set in any of its branches, or by a link. */
  sets: Set<string>
  ways: Way[]
}

export function flowOf({ parts }: Block): Flow {
  const flow: Flow = { reads: new Set(), sets: new Set(), ways: [] }
  follow(parts, new Set(), flow)
  return flow
}

/** `set` grows by what parts set whatever happens; a branch gets a copy of its own. */
function follow(parts: readonly Part[], set: Set<string>, flow: Flow): void {
  for (const part of parts) {
    switch (part.kind) {
      case 'text':
      case 'reveal':
      case 'return':
      case 'leave':
        break
      case 'print':
        read(variablesIn(part.value), set, flow)
        break
      case 'set':
        setOne(part, set, flow)
        break
      case 'ask':
        set.add(part.variable)
        flow.sets.add(part.variable)
        break
      case 'link': {
        follow(part.label, new Set(set), flow)
        const after = new Set(set)
        for (const one of part.sets) setOne(one, after, flow)
        flow.ways.push({ to: part.target, returns: false, sets: after })
        break
      }
      case 'if':
        for (const { when, body } of part.branches) {
          read(when ? variablesIn(when) : [], set, flow)
          follow(body, new Set(set), flow)
        }
        break
      case 'goto':
      case 'include':
      case 'otherwise':
        flow.ways.push({ to: part.target, returns: part.kind === 'include', sets: new Set(set) })
        break
    }
  }
}

function read(variables: readonly string[], set: ReadonlySet<string>, { reads }: Flow) {
  for (const variable of variables) if (!set.has(variable)) reads.add(variable)
}

function setOne({ variable, value }: SetPart, set: Set<string>, flow: Flow) {
  read(value ? variablesIn(value) : [], set, flow)
  set.add(variable)
  flow.sets.add(variable)
}
