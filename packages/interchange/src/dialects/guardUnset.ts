import { partsOf, type Expression } from '../program/expression.ts'
import type { Effort } from '../program/effort.ts'
import { flowOf, type Names } from '../program/flowOf.ts'
import { inBranches } from '../program/mapParts.ts'
import type { Notes } from '../program/notes.ts'
import type { AskPart, Block, Part, PrintPart, Program, SetPart } from '../program/program.ts'
import { inPlaceOf, unknownNote } from '../program/unknownValue.ts'
import { unsetIn } from '../program/unsetIn.ts'

/**
 * What was never set has no value to show. Where that is so for certain, the source stands as it is
 * written; where it hangs on the way that was taken, a flag of its own tells.
 */
export function guardUnset(program: Program, notes: Notes, effort: Effort): Program {
  const flows = new Map([...program.blocks].map(([name, block]) => [name, flowOf(block)]))
  const shown = new Set([...program.blocks.values()].flatMap(({ parts }) => shownIn(parts)))
  for (const { variable } of program.initial) shown.delete(variable)
  if (shown.size === 0) return program
  const given = new Set([...flows.values()].flatMap(({ sets }) => [...sets]))
  const unset = unsetIn(program.start, flows, shown, effort)
  const guarded = new Set<string>()
  const blocks = [...program.blocks.values()].map((block) => {
    const open = openIn(unset.get(block.name) ?? NONE)
    return { ...block, parts: guard(block.parts, open, { given, guarded, notes, block }) }
  })
  const told = blocks.map((block) => flagged(block, guarded))
  return {
    ...program,
    blocks: new Map(told.map((block) => [block.name, block])),
    initial: [...program.initial, ...[...guarded].map((name) => flagOf(name, false, 1))],
  }
}

const shownIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'print') return valuesIn(part.value)
    if (part.kind === 'link') return shownIn(part.label)
    return part.kind === 'if' ? part.branches.flatMap(({ body }) => shownIn(body)) : []
  })

/** Variables whose value is shown: what is only asked for, or shown where it holds, may be unset. */
function valuesIn(value: Expression): string[] {
  if (value.kind === 'variable') return [value.name]
  if (value.kind !== 'cases') return partsOf(value).flatMap(valuesIn)
  return value.cases.flatMap(({ when, value: shown }) =>
    valuesIn(shown).filter((name) => when.kind !== 'variable' || when.name !== name),
  )
}

const NONE: ReadonlySet<string> = new Set()

/** What may not be set yet; a branch looks at what stands above it. */
interface Open extends Names {
  close: (variable: string) => void
  open: (variable: string) => void
}

function openIn(above: Names): Open {
  const here = new Map<string, boolean>()
  return {
    has: (variable) => here.get(variable) ?? above.has(variable),
    close: (variable) => here.set(variable, false),
    open: (variable) => here.set(variable, true),
  }
}

interface Guarding {
  /** Set anywhere. */
  given: ReadonlySet<string>
  /** Grows by what needs a flag. */
  guarded: Set<string>
  notes: Notes
  block: Block
}

function guard(parts: readonly Part[], open: Open, guarding: Guarding): Part[] {
  return parts.flatMap((part): Part[] => {
    switch (part.kind) {
      case 'set':
        if (part.forgets) open.open(part.variable)
        else open.close(part.variable)
        return [part]
      case 'ask':
        open.close(part.variable)
        return [part]
      case 'print':
        return [guardPrint(part, open, guarding)]
      case 'link':
        return [{ ...part, label: guard(part.label, openIn(open), guarding) }]
      case 'if':
        return [inBranches(part, (body) => guard(body, openIn(open), guarding))]
      default:
        return [part]
    }
  })
}

function guardPrint(
  part: PrintPart,
  open: Names,
  { given, guarded, notes, block }: Guarding,
): Part {
  const names = valuesIn(part.value).filter((name) => open.has(name))
  if (names.length === 0) return part
  const source: Part = { kind: 'text', text: inPlaceOf(part) }
  notes.add(block.passage, part.line, unknownNote(part, 'unset'))
  if (!names.every((name) => given.has(name))) return source
  for (const name of names) guarded.add(name)
  const flags = names.map((name) => ({ kind: 'variable' as const, name: isSet(name) }))
  const when = flags.reduce<(typeof part)['value']>(
    (left, right) => ({ kind: 'pair', operator: 'and', left, right }),
    { kind: 'value', value: true },
  )
  const otherwise = { when: { kind: 'value' as const, value: true }, body: [source] }
  return {
    kind: 'if',
    branches: [{ when, body: [part] }, otherwise],
    source: `whether ${part.source} was set`,
    line: part.line,
  }
}

const isSet = (name: string) => `${name} is set`

const flagOf = (name: string, value: boolean, line: number): SetPart => ({
  kind: 'set',
  variable: isSet(name),
  value: { kind: 'value', value },
  line,
})

const setWithFlag = (part: SetPart, guarded: ReadonlySet<string>): SetPart[] =>
  guarded.has(part.variable)
    ? [part, flagOf(part.variable, part.forgets !== true, part.line)]
    : [part]

const askWithFlag = (part: AskPart, guarded: ReadonlySet<string>): Part[] =>
  guarded.has(part.variable) ? [flagOf(part.variable, true, part.line), part] : [part]

function flagged(block: Block, guarded: ReadonlySet<string>): Block {
  const first = withFlags(block.parts.slice(0, block.onArrival ?? 0), guarded)
  return { ...block, parts: withFlags(block.parts, guarded), onArrival: first.length }
}

function withFlags(parts: readonly Part[], guarded: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'set') return setWithFlag(part, guarded)
    if (part.kind === 'ask') return askWithFlag(part, guarded)
    if (part.kind === 'link') {
      return [{ ...part, sets: part.sets.flatMap((one) => setWithFlag(one, guarded)) }]
    }
    return [part.kind === 'if' ? inBranches(part, (body) => withFlags(body, guarded)) : part]
  })
}
