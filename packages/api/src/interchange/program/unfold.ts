import { IMPORT_LIMITS } from '../importLimits.ts'
import { liveVariables, type LiveVariables } from './liveVariables.ts'
import type { Notes } from './notes.ts'
import type { Block, Program } from './program.ts'
import { applySets, tellBlock, type State, type Teller, type Told } from './tell.ts'

/** One block under one set of values: a node to be. */
export interface Variant {
  block: Block
  /** From 1, in the order in which they were met. */
  number: number
  text: string
  /** Each with the variant it leads to, or the name of what is not there. */
  links: readonly { label: string; to: Variant | string }[]
}

interface Unfolding extends Teller {
  /** The variables that matter from each block on, in one order, without those let go. */
  live: ReadonlyMap<string, readonly string[]>
  /** By block, then by the values that matter there. */
  variants: Map<string, Map<string, OpenVariant>>
  queue: OpenVariant[]
}

interface OpenVariant extends Variant {
  state: State
  links: { label: string; to: Variant | string }[]
}

/** A block that became too many nodes. */
interface Overflow {
  block: Block
  states: readonly State[]
}

/**
 * Turns branches over variables into nodes: each passage once for each set of values on which the
 * rest of its story depends. Where a passage would become too many, the variable with the most
 * values is let go, which a note says, and the unfolding begins anew.
 */
export function unfold(program: Program, openNotes: () => Notes): [Variant[], Notes] {
  const { live, letGo } = liveVariables(program)
  const start = program.blocks.get(program.start)
  const untracked = new Map(letGo.map((variable) => [variable, start]))
  for (let attempts = 0; ;) {
    const notes = openNotes()
    for (const [variable, block] of untracked) {
      notes.add(block?.passage ?? null, block?.line ?? null, tooMany(variable))
    }
    const unfolding = openUnfolding(program, new Set(untracked.keys()), live, notes)
    const overflow = explore(unfolding)
    if (!overflow) return [unfolding.queue, notes]
    attempts += 1
    const isHopeless = attempts > MOST_ATTEMPTS || unfolding.queue.length > IMPORT_LIMITS.nodes
    const varied = isHopeless ? [...unfolding.live.values()].flat() : mostVaried(overflow)
    for (const variable of varied) untracked.set(variable, overflow.block)
  }
}

function openUnfolding(
  program: Program,
  untracked: ReadonlySet<string>,
  live: LiveVariables['live'],
  notes: Notes,
): Unfolding {
  const blank = { program, untracked, notes, told: new Set<string>() }
  const initial = applySets({ ...blank, initial: new Map() }, new Map(), program.initial)
  const followed = [...live].map(([name, variables]): [string, readonly string[]] => [
    name,
    variables.filter((variable) => !untracked.has(variable)),
  ])
  return { ...blank, initial, live: new Map(followed), variants: new Map(), queue: [] }
}

/** Each one lets a variable go; a story that needs more of them is not followed at all. */
const MOST_ATTEMPTS = 20

const tooMany = (variable: string) =>
  `"${variable}" takes more values here than ${IMPORT_LIMITS.variants} copies of a passage can hold; it is not followed.`

function explore(unfolding: Unfolding): Overflow | null {
  const { program, queue, initial } = unfolding
  arrive(unfolding, program.start, initial)
  const firsts = [...program.blocks.values()].filter((block) => !block.isNameless)
  let next = 0
  for (let rest = 0; ;) {
    for (; next < queue.length; next += 1) {
      const variant = queue[next]
      const overflow = variant && tellVariant(unfolding, variant)
      if (overflow) return overflow
    }
    // Nothing leads to what is left, but nothing is dropped: it comes as its author left it.
    while (rest < firsts.length && isMet(unfolding, firsts[rest])) rest += 1
    const block = firsts[rest]
    if (!block) return null
    arrive(unfolding, block.name, initial)
    rest += 1
  }
}

const isMet = ({ variants, told }: Unfolding, block: Block | undefined) =>
  block !== undefined && (variants.has(block.name) || told.has(block.name))

function tellVariant(unfolding: Unfolding, variant: OpenVariant): Overflow | null {
  const told = tellBlock(unfolding, variant.block, variant.state)
  variant.text = told.text
  if (told.links.length === 0 && told.isWithholding) {
    const { passage, line } = variant.block
    unfolding.notes.add(
      passage,
      line,
      'Where none of its conditions holds, nothing is left to choose: an ending.',
    )
  }
  for (const { label, target, state } of linksOf(told)) {
    const to = arrive(unfolding, target, state)
    if (typeof to === 'object' && isTooMany(unfolding, to)) {
      const others = unfolding.variants.get(to.block.name)?.values() ?? []
      return { block: to.block, states: [...others].map((other) => other.state) }
    }
    variant.links.push({ label, to })
  }
  return null
}

/** A page that turns at once has no links of its own; only the first of a story is ever met as a node. */
function linksOf({ links, turnsTo }: Told): Told['links'] {
  return turnsTo ? [{ label: 'Continue', ...turnsTo }] : links
}

function isTooMany({ variants, queue, live }: Unfolding, { block }: Variant): boolean {
  if (live.get(block.name)?.length === 0) return false
  const count = variants.get(block.name)?.size ?? 0
  return count > IMPORT_LIMITS.variants || (count > 1 && queue.length > IMPORT_LIMITS.nodes)
}

/** Where a link comes out: past passages that only jump on, at the variant that fits the values. */
function arrive(unfolding: Unfolding, target: string, given: State): OpenVariant | string {
  const { program, variants, queue } = unfolding
  let name = target
  let state = given
  for (const passed = new Set<string>(); !passed.has(name);) {
    passed.add(name)
    const block = program.blocks.get(name)
    if (!block) return name
    const { turnsTo } = tellBlock(unfolding, block, relevant(unfolding, name, state))
    if (!turnsTo || !program.blocks.has(turnsTo.target)) break
    name = turnsTo.target
    state = new Map([...state, ...turnsTo.state])
  }
  const block = program.blocks.get(name)
  if (!block) return name
  const known = variants.get(name) ?? new Map<string, OpenVariant>()
  variants.set(name, known)
  const values = relevant(unfolding, name, state)
  const key = JSON.stringify([...values].map(([variable, value]) => [variable, value ?? null]))
  const met = known.get(key)
  if (met) return met
  const variant = { block, number: known.size + 1, state: values, text: '', links: [] }
  known.set(key, variant)
  queue.push(variant)
  return variant
}

/** The values that anything ahead may still read, in one order. */
function relevant({ live, initial, program }: Unfolding, name: string, state: State): State {
  return new Map(
    (live.get(name) ?? []).map((variable) => {
      const known = [state, initial].find((values) => values.has(variable))
      return [variable, known ? known.get(variable) : program.unset]
    }),
  )
}

/** The variable with the most values among the copies. */
function mostVaried({ states }: Overflow): string[] {
  const values = new Map<string, Set<unknown>>()
  for (const state of states) {
    for (const [variable, value] of state) {
      values.set(variable, (values.get(variable) ?? new Set()).add(value))
    }
  }
  const [most] = [...values].toSorted(([, a], [, b]) => b.size - a.size)
  return most ? [most[0]] : []
}
