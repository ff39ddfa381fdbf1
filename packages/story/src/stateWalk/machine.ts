import { bareWords } from '../conditions/bareWords.ts'
import { evaluate, type Lookup } from '../conditions/evaluate.ts'
import type { Sets, StateValue, Variable } from '../schema/variables.ts'
import { type Declared } from '../conditions/checkCondition.ts'
import { declaredIn } from '../structure/declaredIn.ts'
import { drawnFrom } from '../world/drawn.ts'
import { hasRoom, inventoryOf, type Inventory } from '../world/inventory.ts'
import { own, startOf, valueAfter } from '../world/world.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { wire, type Wiring } from '../structure/wiring.ts'
import type { Change } from './changed.ts'
import { namesIn, type Guard } from './guards.ts'
import { liveDigits } from './liveDigits.ts'
import { readingsOf, type Readings } from './readings.ts'
import { sayingOf } from './saying.ts'
import { statementsOf, type Statement } from './statements.ts'
import { type ComparedWords, comparedWords, typedValues, typingOf } from './typing.ts'

/** A variable that something reads, and all that it can be. */
interface Tracked {
  name: string
  variable: Variable
  values: readonly StateValue[]
}

/** A statement as a step between states. */
export interface Move extends Statement {
  changes: readonly Change[]
  /** Digit that says that it was given; -1 where nothing hangs on that. */
  given: number
  /** Whether it leads anywhere, or changes what is read. */
  isStep: boolean
  /** What comes of it where a check fails. */
  fails: Move | null
}

/**
 * A story as states and steps. A state is a string: the place, then one sign for each variable that
 * is read and for each answer that is given once. What is not read is no part of it.
 */
export interface Machine {
  structure: StoryStructure
  wiring: Wiring
  readings: Readings
  tracked: readonly Tracked[]
  moves: readonly (readonly Move[])[]
  /** What arriving in each place sets. */
  arrivals: readonly (readonly Change[])[]
  /** For each place, the digits that matter there or further on. */
  live: readonly (readonly boolean[])[]
  /** Digits before any scene. */
  start: readonly number[]
  /** All variables as play has them. */
  declared: Declared
  /** Null where there is always room for all that can be carried. */
  inventory: (Inventory & { digits: readonly number[] }) | null
}

/** Every value that a variable can have; of what is typed, the words that are asked for come after any other. */
function valuesOf(variable: Variable, words?: ReadonlySet<string>): readonly StateValue[] {
  if ('flag' in variable) return [false, true]
  if ('one_of' in variable) return variable.one_of
  if ('typed' in variable) return typedValues(words)
  const [least, most] = variable.number
  return Array.from({ length: Math.max(0, most - least) + 1 }, (_, step) => least + step)
}

/** What is typed as conditions compare it. */
const asked = (variable: Variable, value: StateValue): StateValue =>
  'typed' in variable && typeof value === 'string' ? bareWords(value) : value

/** Makes a story ready to be walked. */
export function machineOf(structure: StoryStructure): Machine {
  const wiring = wire(structure)
  const stated = statementsOf(structure, wiring)
  const readings = readingsOf(structure, wiring, stated)
  const words = comparedWords(readings)
  const typing = typingOf(structure, wiring, words)
  const declared = declaredIn(structure) ?? {}
  const saying = sayingOf(structure, wiring, { declared, stated })
  const statements = stated.map((here, place) => [
    ...here,
    ...(typing[place] ?? []),
    ...(saying[place] ?? []),
  ])
  const tracked = trackedIn(declared, readings, words)
  const changesOf = changeTable(tracked)
  const { moves, digits } = movesOf(statements, changesOf, tracked.length)
  const begin = tracked.map(({ variable, values }) =>
    Math.max(0, values.indexOf(asked(variable, startOf(variable)))),
  )
  const names = tracked.map(({ name }) => name)
  const inventory = inventoryOf(declared)
  return {
    structure,
    wiring,
    readings,
    tracked,
    moves,
    arrivals: wiring.nodes.map(({ enters }) => changesOf(enters?.sets ?? {})),
    live: liveDigits({ wiring, readings, names, moves, digits }),
    start: [...begin, ...Array.from({ length: digits - begin.length }, () => 0)],
    declared,
    inventory: inventory && {
      ...inventory,
      digits: inventory.names.map((name) => names.indexOf(name)),
    },
  }
}

/** Statements as steps; one that holds in many places is one step. What is given once has a digit of its own. */
function movesOf(
  statements: readonly (readonly Statement[])[],
  changesOf: (sets: Sets) => Change[],
  first: number,
): { moves: Move[][]; digits: number } {
  const made = new Map<Statement, Move>()
  let digits = first
  const moveOf = (statement: Statement): Move => {
    const known = made.get(statement)
    if (known) return known
    const changes = changesOf(statement.sets)
    const isStep = statement.to >= 0 || changes.length > 0
    const given = statement.once && isStep ? digits : -1
    if (given >= 0) digits += 1
    const move: Move = { ...statement, changes, given, isStep, fails: null }
    made.set(statement, move)
    return move
  }
  const moves = statements.map((here) => withFailures(here.map(moveOf)))
  return { moves, digits }
}

/** A failure stands right after the choice that may fail. */
const withFailures = (moves: readonly Move[]): Move[] =>
  moves.map((move, index) => {
    const next = moves[index + 1]
    if (next?.written.of === 'fails' && move.written.of === 'choice') move.fails = next
    return move
  })

/** The variables that something reads. */
function trackedIn(declared: Declared, { at }: Readings, words: ComparedWords): Tracked[] {
  const read = new Set(at.flat().flatMap(namesIn))
  return Object.entries(declared).flatMap(([name, variable]) =>
    read.has(name) ? [{ name, variable, values: valuesOf(variable, words.get(name)) }] : [],
  )
}

function changeTable(tracked: readonly Tracked[]): (sets: Sets) => Change[] {
  const known = new Map<string, Change>()
  return (sets) =>
    tracked.flatMap(({ name, variable, values }, digit) => {
      const set = own(sets, name)
      if (set === undefined) return []
      const key = JSON.stringify([digit, set])
      const least = typeof values[0] === 'number' ? values[0] : 0
      const placeOf = (value: StateValue) =>
        // Words that nobody asks for are all alike: the first of what is typed.
        typeof value === 'number'
          ? value - least
          : Math.max(0, values.indexOf(asked(variable, value)))
      const drawn = drawnFrom(variable, set)?.map(placeOf)
      const change = known.get(key) ?? {
        digit,
        next: values.map((value) => placeOf(valueAfter(variable, value, set))),
        ...(drawn ? { drawn } : {}),
      }
      known.set(key, change)
      return [change]
    })
}

/** What conditions see in a state. */
export function lookupOf({ tracked }: Machine): (digits: readonly number[]) => Lookup {
  const digitOf = new Map(tracked.map(({ name }, digit) => [name, digit]))
  return (digits) => (name) => {
    const digit = digitOf.get(name)
    return digit === undefined ? undefined : tracked[digit]?.values[digits[digit] ?? 0]
  }
}

/** Whether a guard lets somebody through. */
export const opens = (guard: Guard, lookup: Lookup): boolean =>
  guard === null || (guard !== 'never' && evaluate(guard, lookup) === true)

/** Whether a move can be made: its guard holds, there is room, and it was not given where it is given once. */
export const isOpen = (
  { inventory }: Pick<Machine, 'inventory'>,
  { guard, given, sets, room = sets, written }: Move,
  digits: readonly number[],
  lookup: Lookup,
): boolean =>
  (given < 0 || digits[given] !== 1) &&
  opens(guard, lookup) &&
  // Who looks closer sees it all, whatever they have hands for.
  (written.of === 'close_up' || hasRoom(inventory, room, lookup))
