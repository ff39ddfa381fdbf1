import type { Expression } from '../conditions/expression.ts'
import type { PathStep } from '../finding.ts'
import type { Draw } from '../chance/seed.ts'
import { conditionsIn } from './guards.ts'
import { changed, isDrawn, outcomes, type Change } from './changed.ts'
import { isOpen, lookupOf, isGuardMet, type Machine, type Move } from './machine.ts'
import { knowledgeFlags } from '../world/knowledge.ts'

/** Maximum number of flags of which every combination is tried. */
const MAX_KNOWN = 11

function digitsKnown({ tracked, declared }: Machine): readonly number[] {
  const known = new Set(knowledgeFlags(declared))
  return tracked.flatMap(({ name }, digit) => (known.has(name) ? [digit] : []))
}

const areDistinguished = (machine: Machine): boolean => digitsKnown(machine).length <= MAX_KNOWN

/** Returns the initial states after earlier plays: all flags, then subsets. */
function knowingStarts(machine: Machine): readonly (readonly number[])[] {
  const all = digitsKnown(machine)
  if (all.length === 0) return []
  const apart = () => all.flatMap((one) => [[one], all.filter((digit) => digit !== one)])
  const parts = all.length > MAX_KNOWN ? apart() : partsOf(all)
  return [all, ...parts].map((part) =>
    machine.start.map((digit, at) => (part.includes(at) ? 1 : digit)),
  )
}

const partsOf = (digits: readonly number[]): number[][] =>
  digits
    .reduce<number[][]>(
      (parts, digit) => [...parts, ...parts.map((part) => [...part, digit])],
      [[]],
    )
    .filter(({ length }) => length > 0 && length < digits.length)
    .toSorted((a, b) => a.length - b.length)

/** Maximum number of states. If there are more, random plays supplement the walk. */
export const MAX_STATES = 90_000
const PROGRESS_INTERVAL = 2_000
const MAX_OUTCOMES = 300_000

export interface StateWalk {
  machine: Machine
  places: readonly number[]
  digits: readonly (readonly number[])[]
  /** Previous state and move of the first path to each state. -1 and null for the start. */
  cameFrom: readonly number[]
  cameBy: readonly (Move | null)[]
  next: readonly (readonly { to: number; move: Move }[])[]
  made: ReadonlySet<Move>
  held: ReadonlySet<Expression>
  /** First state that only players with partial knowledge from earlier plays reach. */
  inPart: number
  isWhole: boolean
}

export interface WalkProgress {
  states: number
  most: number
}

/** Collects states. Two states are equal if their places and the digits that matter there are equal. */
function openStates({ live }: Machine) {
  const places: number[] = []
  const digits: (readonly number[])[] = []
  const cameFrom: number[] = []
  const cameBy: (Move | null)[] = []
  const known = new Map<string, number>()
  const arrive = (place: number, at: number[], from: number, move: Move | null): number => {
    const matters = live[place] ?? []
    const kept = at.map((value, digit) => (matters[digit] === true ? value : 0))
    const key = String.fromCharCode(place, ...kept)
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, places.length)
    digits.push(kept)
    cameFrom.push(from)
    cameBy.push(move)
    return places.push(place) - 1
  }
  return { places, digits, cameFrom, cameBy, arrive }
}

/** Adds the initial states of players with knowledge from earlier plays last. */
function beginnings(
  machine: Machine,
  places: readonly number[],
  arrive: ReturnType<typeof openStates>['arrive'],
) {
  // First plays come first, so that reported paths need no knowledge if possible.
  const starts = [machine.start, ...knowingStarts(machine)]
  let begun = 0
  let inPart = Infinity
  const before = (state: number) => {
    while (state === places.length && begun < starts.length) {
      if (begun === KNOWING_A_PART) inPart = places.length
      for (const after of begunIn(machine, starts[begun] ?? []))
        arrive(machine.wiring.start, after, -1, null)
      begun += 1
    }
  }
  return { before, inPart: () => inPart }
}
/** Index of the first start with only some flags, after those with no and all flags. */
const KNOWING_A_PART = 2

export interface WalkOptions {
  most?: number
  onProgress?: ((progress: WalkProgress) => void) | undefined
}

/** Walks all states breadth-first, so that the first path to a state is a shortest one. */
export function walkStates(
  machine: Machine,
  { most = MAX_STATES, onProgress }: WalkOptions = {},
): StateWalk {
  const { moves, readings } = machine
  const { arrive, ...states } = openStates(machine)
  const { places, digits } = states
  const next: { to: number; move: Move }[][] = []
  const made = new Set<Move>()
  const held = new Set<Expression>()
  const lookup = lookupOf(machine)
  const pending = readings.texts.map((text) => conditionsIn(text))
  let falls = 0
  const goesOn = () => places.length < most && falls <= MAX_OUTCOMES
  const beginning = beginnings(machine, places, arrive)
  for (let state = 0; goesOn(); state += 1) {
    beginning.before(state)
    if (state === places.length) break
    if (state % PROGRESS_INTERVAL === 0) onProgress?.({ states: state, most })
    const place = places[state] ?? 0
    const at = digits[state] ?? []
    const seen = lookup(at)
    const now = (pending[place] ?? []).filter((condition) => isGuardMet(condition, seen))
    for (const condition of now) held.add(condition)
    if (now.length > 0) pending[place] = pending[place]?.filter((one) => !held.has(one)) ?? []
    const out: { to: number; move: Move }[] = []
    for (const one of moves[place] ?? []) {
      if (!goesOn() || (!one.isStep && made.has(one)) || !isOpen(machine, one, at, seen)) continue
      made.add(one)
      const fallen = one.isStep ? stepsOf(machine, at, one, place) : []
      falls += fallen.length > 1 ? fallen.length : 0
      for (const after of fallen) {
        const to = arrive(one.to >= 0 ? one.to : place, after, state, one)
        if (to !== state || one.to >= 0) out.push({ to, move: one })
      }
    }
    next.push(out)
  }
  const isWhole = next.length === places.length && goesOn() && areDistinguished(machine)
  while (next.length < places.length) next.push([])
  return { machine, ...states, next, made, held, inPart: beginning.inPart(), isWhole }
}

export function begin(machine: Machine, draw: Draw): number[] {
  const { arrivals, start, wiring } = machine
  const changes = arrivals[wiring.start] ?? []
  return withinRoom(machine, start, changed([...start], changes, draw), changes)
}

const NO_DRAW: Draw = () => 0

function begunIn(machine: Machine, start: readonly number[]): readonly number[][] {
  const { wiring, arrivals, live } = machine
  const place = wiring.start
  if (place < 0) return []
  const changes = arrivals[place] ?? []
  const begun = outcomes(start, changes, live[place] ?? [])
  return begun.map((after) => withinRoom(machine, start, after, changes))
}

const changesOf = ({ arrivals }: Machine, { changes, to }: Move): readonly Change[] => {
  const arriving = to >= 0 ? (arrivals[to] ?? []) : []
  return arriving.length > 0 ? [...changes, ...arriving] : changes
}

/** Returns the encoded states after a move and entering its target, one per random outcome. */
function stepsOf(
  machine: Machine,
  digits: readonly number[],
  move: Move,
  place: number,
): readonly number[][] {
  const changes = changesOf(machine, move)
  if (!changes.some(isDrawn)) return [stepOf(machine, digits, move, NO_DRAW)]
  const given = move.given >= 0 ? digits.with(move.given, 1) : digits
  return outcomes(given, changes, machine.live[move.to >= 0 ? move.to : place] ?? []).map((after) =>
    withinRoom(machine, digits, after, changes),
  )
}

/** Returns the encoded state after a move and entering its target, for one random outcome. */
export function stepOf(
  machine: Machine,
  digits: readonly number[],
  move: Move,
  draw: Draw,
): number[] {
  const changes = changesOf(machine, move)
  const after = changed([...digits], changes, draw)
  if (move.given >= 0) after[move.given] = 1
  return withinRoom(machine, digits, after, changes)
}

/** Removes things that do not fit into the inventory, starting with the last. */
function withinRoom(
  { inventory }: Machine,
  before: readonly number[],
  after: number[],
  changes: readonly Change[],
): number[] {
  if (inventory === null) return after
  const carried = inventory.digits.filter((digit) => after[digit] === 1)
  if (carried.length <= inventory.slots) return after
  const touched = changes.map(({ digit }) => digit)
  const come = carried
    .filter((digit) => before[digit] !== 1)
    .toSorted((one, other) => touched.indexOf(one) - touched.indexOf(other))
  const room = Math.max(0, inventory.slots - (carried.length - come.length))
  for (const digit of come.slice(room)) after[digit] = 0
  return after
}

export function wayTo(
  walk: Pick<StateWalk, 'machine' | 'places'> & {
    cameFrom: ArrayLike<number>
    cameBy: ArrayLike<Move | null>
  },
  state: number,
): PathStep[] {
  const way: PathStep[] = []
  for (let at = state; at >= 0; at = walk.cameFrom[at] ?? -1) {
    const move = walk.cameBy[at]
    const from = walk.cameFrom[at] ?? -1
    if (move && from >= 0) way.push(pathStep(walk.machine, walk.places[from] ?? 0, move))
  }
  return way.reverse()
}

export function pathStep({ wiring }: Machine, place: number, { written, words }: Move): PathStep {
  const isChoice = written.of === 'choice' || written.of === 'fails'
  const choice = isChoice ? written.index : null
  const fails = written.of === 'fails' ? { fails: true } : {}
  return { node: wiring.names[place] ?? '', choice, text: words, ...fails }
}
