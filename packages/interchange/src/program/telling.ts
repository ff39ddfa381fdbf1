import type { Effort } from './effort.ts'
import type { DraftAsk, DraftChoice, Frame, TextPiece } from './draft.ts'
import { variablesIn, type Expression } from './expression.ts'
import type { Offered } from './lateSets.ts'
import type { Notes } from './notes.ts'
import type { Block, IfPart, Part, Program, SetPart } from './program.ts'
import { reduce, valueOf } from './reduce.ts'
import type { DecidedRows } from './turnOnArrival.ts'
import { turnsPage } from './turnsIn.ts'
import type { Types } from './typesOf.ts'

/** Jumps and includes within one telling; more of them are a ring without a choice. */
const MOST_JUMPS = 200

export interface Drafting {
  program: Program
  types: Types
  notes: Notes
  /** Grows by the blocks that are told inside of others. */
  told: Set<string>
  /** Variables that a state holds: of the others nothing goes from scene to scene. */
  held: readonly string[]
  /** What is told anew once a conditional of it is decided. */
  rows: DecidedRows
  effort: Effort
}

export interface Telling extends Drafting {
  block: Block
  /** What was to be told on arrival. */
  from: readonly Frame[]
  store: Map<string, Expression | undefined>
  frames: Frame[]
  out: TextPiece[]
  asks: DraftAsk[]
  /** What arriving draws by chance, as a structure writes it. */
  draws: Map<string, string>
  choices: DraftChoice[]
  /** Links of the scene, to be settled once all of it is told. */
  offered: Offered[]
  /** When each variable was last set, counted by `changes`. */
  changedAt: Map<string, number>
  changes: number
  guard: Expression
  /** What is told may be so or not: a branch that nobody can tell. */
  isUnsure: boolean
  length: number
  /** Signs of values that were put in. */
  shown: number
  jumps: number
  /** Tells until no more rows are left than there were. */
  tell: (base: number) => void
  /** Conditionals that part the scene, since they cannot be told within it. */
  cuts: Set<IfPart>
  /** The one at the top that is being told. */
  top: IfPart | null
  isOver: boolean
  isExhaustive: boolean
  /** Nothing parts the scene any more: what cannot be told of it is named and kept. */
  isLenient: boolean
}

/** What cannot be told within a scene: the conditional at its top has to part it. */
export class TooMuch extends Error {}

export const knownIn =
  ({ store, types, program }: Telling) =>
  (name: string): Expression | undefined => {
    const type = types.get(name)
    // Something that was left out may have set it since.
    if (type?.kind === 'unknown' && type.why === 'foreign') return undefined
    if (store.has(name)) return store.get(name)
    if (!type) return valueOf(program.unset)
    if (type.kind === 'unknown') return undefined
    return type.kind === 'constant' ? valueOf(type.value) : { kind: 'variable', name }
  }

/** Tells something apart, under what holds here, and gives what it wrote. */
export function apart(telling: Telling, guard: Expression, parts: readonly Part[]) {
  const { out, frames, store, guard: before, effort } = telling
  const isPlain = parts.every(({ kind }) => kind === 'text' || kind === 'print')
  telling.out = []
  telling.frames = [...frames.map((frame) => ({ ...frame })), { parts, at: 0 }]
  if (!isPlain) {
    effort(store.size)
    telling.store = new Map(store)
  }
  telling.guard = guard
  telling.tell(frames.length)
  const told = { out: telling.out, store: telling.store }
  Object.assign(telling, { out, frames, store, guard: before })
  return told
}

export function blockOf({ program, notes, block, told }: Telling, target: string, line: number) {
  const other = program.blocks.get(target)
  if (other) told.add(target)
  else if (target !== 'END') notes.add(block.passage, line, `There is no "${target}" to tell here.`)
  return other
}

export function isRing(telling: Telling): boolean {
  telling.jumps += 1
  if (telling.jumps <= MOST_JUMPS) return false
  const { notes, block } = telling
  notes.add(block.passage, block.line, 'This goes round without a choice; it was cut short here.')
  telling.isOver = true
  return true
}

/** Whether the page turns once the rest of it is told: the row of its jump waits below all others. */
export function isTurning({ frames }: Telling): boolean {
  const [first] = frames
  const [part] = first?.at === 0 ? first.parts : []
  return part !== undefined && turnsPage(part)
}

/** What is done on arrival is passed over from within. */
export const firstOf = ({ onArrival = 0 }: Block, isWithin: boolean | undefined) =>
  isWithin === true ? onArrival : 0

/** Of what was set, all that a choice of the scene has to know: what goes on, and what it reads itself. */
export function keptOf(telling: Telling, sets: readonly SetPart[] = []): Telling['store'] {
  const { store } = telling
  const set = neededBy(telling, sets).filter((name) => store.has(name))
  return new Map(set.map((name) => [name, store.get(name)]))
}

/** What goes on from a scene, and what is read by what a choice of it sets. */
export function neededBy({ held, effort }: Telling, sets: readonly SetPart[]): readonly string[] {
  const read = sets.flatMap(({ value }) => (value ? variablesIn(value) : []))
  effort(held.length + read.length)
  return [...held, ...read]
}

/** That a variable is something else from here on. */
export function touch(telling: Telling, variable: string): void {
  telling.changes += 1
  telling.changedAt.set(variable, telling.changes)
}

export function setIn(telling: Telling, variable: string, value: Expression | null): void {
  touch(telling, variable)
  telling.store.set(variable, value ? reduce(value, knownIn(telling)) : undefined)
}
