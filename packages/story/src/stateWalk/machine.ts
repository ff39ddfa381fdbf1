import { withoutJoiners } from '../conditions/withoutJoiners.ts'
import { evaluate, type Lookup } from '../conditions/evaluate.ts'
import type { Sets, StateValue, Variable } from '../schema/variables.ts'
import { type Declared } from '../conditions/checkCondition.ts'
import { declaredIn } from '../structure/declaredIn.ts'
import { drawnFrom } from '../world/drawn.ts'
import { hasRoom, inventoryOf, type Inventory } from '../world/inventory.ts'
import { getOwn, startOf, valueAfter } from '../world/world.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { wire, type Wiring, reversed, stepsFrom } from '../structure/wiring.ts'
import type { Change } from './changed.ts'
import { namesIn, type Guard } from './guards.ts'
import { readingsOf, type Readings } from './readings.ts'
import { statableFacts } from './saying.ts'
import { statementsOf, type Statement } from './statements.ts'
import { type ComparedWords, comparedWords, typedValues, typingOf } from './typing.ts'

interface Tracked {
  name: string
  variable: Variable
  values: readonly StateValue[]
}

export interface Move extends Statement {
  changes: readonly Change[]
  /** Index of the digit for a used one-time answer, or -1. */
  given: number
  /** True if it changes the place or a variable that is read. */
  isStep: boolean
  fails: Move | null
}

/** A story as a state machine. A state is a place with digits of variables and one-time answers. */
export interface Machine {
  structure: StoryStructure
  wiring: Wiring
  readings: Readings
  tracked: readonly Tracked[]
  moves: readonly (readonly Move[])[]
  arrivals: readonly (readonly Change[])[]
  /** For each place, the digits that are read there or later. */
  live: readonly (readonly boolean[])[]
  start: readonly number[]
  declared: Declared
  /** Null if the inventory has room for all portable things. */
  inventory: (Inventory & { digits: readonly number[] }) | null
}

/** Returns all values of a variable. For typed text: those in conditions, and one other. */
function valuesOf(variable: Variable, words?: ReadonlySet<string>): readonly StateValue[] {
  if ('flag' in variable) return [false, true]
  if ('one_of' in variable) return variable.one_of
  if ('typed' in variable) return typedValues(words)
  const [least, most] = variable.number
  return Array.from({ length: Math.max(0, most - least) + 1 }, (_, step) => least + step)
}

const asked = (variable: Variable, value: StateValue): StateValue =>
  'typed' in variable && typeof value === 'string' ? withoutJoiners(value) : value

export function machineOf(structure: StoryStructure): Machine {
  const wiring = wire(structure)
  const stated = statementsOf(structure, wiring)
  const readings = readingsOf(structure, wiring, stated)
  const words = comparedWords(readings)
  const typing = typingOf(structure, wiring, words)
  const declared = declaredIn(structure) ?? {}
  const saying = statableFacts(structure, wiring, { declared, stated })
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

/** Merges statements that several places share. One-time statements get a digit. */
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

/** Inserts each failure after its choice. */
const withFailures = (moves: readonly Move[]): Move[] =>
  moves.map((move, index) => {
    const next = moves[index + 1]
    if (next?.written.of === 'fails' && move.written.of === 'choice') move.fails = next
    return move
  })

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
      const set = getOwn(sets, name)
      if (set === undefined) return []
      const key = JSON.stringify([digit, set])
      const least = typeof values[0] === 'number' ? values[0] : 0
      const placeOf = (value: StateValue) =>
        // Texts that no condition compares with count as equal.
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

export function lookupOf({ tracked }: Machine): (digits: readonly number[]) => Lookup {
  const digitOf = new Map(tracked.map(({ name }, digit) => [name, digit]))
  return (digits) => (name) => {
    const digit = digitOf.get(name)
    return digit === undefined ? undefined : tracked[digit]?.values[digits[digit] ?? 0]
  }
}

export const isGuardMet = (guard: Guard, lookup: Lookup): boolean =>
  guard === null || (guard !== 'never' && evaluate(guard, lookup) === true)

export const isOpen = (
  { inventory }: Pick<Machine, 'inventory'>,
  { guard, given, sets, room = sets, written }: Move,
  digits: readonly number[],
  lookup: Lookup,
): boolean =>
  (given < 0 || digits[given] !== 1) &&
  isGuardMet(guard, lookup) &&
  // A closer look does not need inventory room.
  (written.of === 'close_up' || hasRoom(inventory, room, lookup))

interface Walked {
  wiring: Wiring
  readings: Readings
  names: readonly string[]
  moves: readonly (readonly Move[])[]
  digits: number
}

/** For each place, returns the digits that it or a later place reads. States omit the others. */
function liveDigits({ wiring, readings, names, moves, digits }: Walked): boolean[][] {
  const targets = moves.map((here) => here.flatMap(({ to }) => (to >= 0 ? [to] : [])))
  const sources = reversed(targets)
  const live = wiring.nodes.map(() => Array.from({ length: digits }, () => false))
  const readers: number[][] = Array.from({ length: digits }, () => [])
  readings.at.forEach((conditions, place) => {
    const read = new Set(conditions.flatMap(namesIn))
    names.forEach((name, digit) => {
      if (read.has(name)) readers[digit]?.push(place)
    })
  })
  moves.forEach((here, place) => {
    for (const { given } of here) if (given >= 0) readers[given]?.push(place)
  })
  readers.forEach((places, digit) => {
    stepsFrom(places, sources).forEach((steps, place) => {
      const here = live[place]
      if (here && steps !== -1) here[digit] = true
    })
  })
  return live
}
