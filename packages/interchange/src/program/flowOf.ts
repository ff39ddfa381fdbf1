import { variablesIn } from './expression.ts'
import type { Block, Part, SetPart } from './program.ts'

/** A way from one block to another, and what is set on it whatever was before. */
interface Way {
  to: string
  /** Told in place: what stands after it goes on. */
  returns: boolean
  sets: Names
}

/** Variables, to be asked for one by one. */
export type Names = Pick<ReadonlySet<string>, 'has'>

/** What telling a block may read and set, and where it may go. */
export interface Flow {
  /** Read before the block itself has set them. */
  reads: Set<string>
  /** Set in any of its branches, or by a link. */
  sets: Set<string>
  /** Typed by the reader. */
  typed: Set<string>
  ways: Way[]
}

export function flowOf({ parts }: Block): Flow {
  const flow: Flow = { reads: new Set(), sets: new Set(), typed: new Set(), ways: [] }
  follow(parts, openRow(NOTHING), flow)
  return flow
}

const NOTHING: Names = new Set()

/** What a row of parts has set so far, on top of what was set before it. */
interface Row extends Names {
  add: (variable: string) => void
  /** What is set now; what the row sets later is no part of it. */
  now: () => Names
}

/** Nothing is copied: a page of many links and variables would be copied once for each link. */
function openRow(before: Names): Row {
  const places = new Map<string, number>()
  const has = (variable: string) => places.has(variable) || before.has(variable)
  return {
    has,
    add: (variable) => {
      if (!places.has(variable)) places.set(variable, places.size)
    },
    now: () => {
      const count = places.size
      return {
        has: (variable) => (places.get(variable) ?? count) < count || before.has(variable),
      }
    },
  }
}

/** `set` grows by what parts set whatever happens; a branch has a row of its own. */
function follow(parts: readonly Part[], set: Row, flow: Flow): void {
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
        flow.typed.add(part.variable)
        break
      case 'link': {
        const before = set.now()
        follow(part.label, openRow(before), flow)
        const after = openRow(before)
        for (const one of part.sets) setOne(one, after, flow)
        flow.ways.push({ to: part.target, returns: false, sets: after })
        break
      }
      case 'if':
        for (const { when, body } of part.branches) {
          read(when ? variablesIn(when) : [], set, flow)
          follow(body, openRow(set.now()), flow)
        }
        break
      case 'goto':
      case 'include':
      case 'otherwise':
        flow.ways.push({ to: part.target, returns: part.kind === 'include', sets: set.now() })
        break
    }
  }
}

function read(variables: readonly string[], set: Names, { reads }: Flow) {
  for (const variable of variables) if (!set.has(variable)) reads.add(variable)
}

function setOne({ variable, value }: SetPart, set: Row, flow: Flow) {
  read(value ? variablesIn(value) : [], set, flow)
  set.add(variable)
  flow.sets.add(variable)
}
