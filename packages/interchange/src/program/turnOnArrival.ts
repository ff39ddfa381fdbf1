import { isBlank } from './draft.ts'
import type { Expression } from './expression.ts'
import type { IfPart, Part } from './program.ts'
import { ALWAYS, and, isValue, not } from './reduce.ts'
import { firstOf, keptOf, type Telling } from './telling.ts'
import { turnsAtOnce, turnsIn } from './turnsIn.ts'

/** Times that one block is told anew; each of them may be as long as the block. */
const MOST_ANEW = 60

/** Rows of parts in which a conditional is decided, by the row and by what was decided. */
export interface DecidedRows {
  of: WeakMap<readonly Part[], Map<object, readonly Part[]>>
  /** How many of them a block has. */
  counts: Map<string, number>
}

export const openDecidedRows = (): DecidedRows => ({ of: new WeakMap(), counts: new Map() })

type Live = readonly { when: Expression; body: readonly Part[] }[]

/**
 * Decides on arrival whether a page turns by itself, since nothing that it told before is seen then:
 * the scene only goes on, to where the page turns to or to itself without that conditional.
 *
 * @returns false where nothing turns, nothing was told, or it cannot be decided so early.
 */
export function turnOnArrival(telling: Telling, part: IfPart, live: Live): boolean {
  const { program, asks, draws, isUnsure } = telling
  const turning = live.filter(({ body }) => turnsIn(body, program))
  if (turning.length === 0 || !hasTold(telling) || isUnsure) return false
  // What arriving draws or lays out to be typed is not there before the scene is.
  if (asks.length > 0 || draws.size > 0) return false
  const bodies = new Set(turning.map(({ body }) => body))
  const branches = part.branches.filter(({ body }) => !bodies.has(body))
  const without = branches.length > 0 ? [{ ...part, branches }] : []
  const rest = decided(telling, part, { key: part, by: without })
  if (!rest) return false
  const ways = waysOf(live, bodies).map(({ when, body }): Telling['choices'][number] | null => {
    const way = { label: [], when, goesOn: true, line: telling.block.line }
    if (!body) return { ...way, goal: { frames: rest }, store: new Map() }
    if (turnsAtOnce(body)) {
      return { ...way, goal: { frames: [{ parts: body, at: 0 }] }, store: keptOf(telling) }
    }
    const frames = decided(telling, part, { key: body, by: body })
    return frames && { ...way, goal: { frames }, store: new Map() }
  })
  if (ways.includes(null)) return false
  telling.out = []
  telling.offered = []
  telling.choices = ways.flatMap((way) => way ?? [])
  telling.isOver = true
  telling.isExhaustive = true
  return true
}

/** Whether a reader would see anything of the scene so far. */
export const hasTold = ({ out, choices, asks }: Telling): boolean =>
  !isBlank(out) || choices.length > 0 || asks.length > 0

/** When the page goes on with each of some branches, and at last when it stays. */
function waysOf(live: Live, turning: ReadonlySet<readonly Part[]>) {
  let none: Expression = ALWAYS
  let stays: Expression = ALWAYS
  const ways: { when: Expression; body: readonly Part[] | null }[] = []
  for (const { when, body } of live) {
    const here = and(none, when)
    none = and(none, not(when))
    if (!turning.has(body)) continue
    ways.push({ when: here, body })
    stays = and(stays, not(here))
  }
  if (!(isValue(stays) && !stays.value)) ways.push({ when: stays, body: null })
  return ways
}

interface Decision {
  /** The same for the same decision: the same rows are the same scene. */
  key: object
  by: readonly Part[]
}

/** What the scene was to tell, with other parts in place of a conditional. */
function decided(telling: Telling, part: IfPart, { key, by }: Decision): Telling['from'] | null {
  const { from, rows, block, effort } = telling
  for (const [place, frame] of from.entries()) {
    const known = rows.of.get(frame.parts) ?? new Map<object, readonly Part[]>()
    const count = rows.counts.get(block.name) ?? 0
    if (!known.has(key) && count >= MOST_ANEW) return null
    effort(frame.parts.length)
    const parts = known.get(key) ?? inPlaceOf(telling, frame.parts, { part, by, from: frame.at })
    if (!parts) continue
    if (!known.has(key)) rows.counts.set(block.name, count + 1)
    rows.of.set(frame.parts, known.set(key, parts))
    return from.map((row, at) => (at === place ? { ...row, parts } : row))
  }
  return null
}

interface Place {
  part: IfPart
  by: readonly Part[]
  from?: number
  within?: readonly string[]
}

/** Parts with others in place of one of them, wherever it is told; null where it is not. */
function inPlaceOf(telling: Telling, parts: readonly Part[], place: Place): readonly Part[] | null {
  const { part, by, from = 0, within = [] } = place
  for (let at = from; at < parts.length; at += 1) {
    const one = parts[at]
    if (!one) continue
    const inner = one === part ? by : inPart(telling, one, { part, by, within })
    if (inner) return [...parts.slice(0, at), ...inner, ...parts.slice(at + 1)]
  }
  return null
}

function inPart(telling: Telling, one: Part, place: Place): readonly Part[] | null {
  const { within = [] } = place
  telling.effort(1)
  if (one.kind === 'include' && one.isTunnel !== true && !within.includes(one.target)) {
    const block = telling.program.blocks.get(one.target)
    const parts = block?.parts.slice(firstOf(block, one.isWithin))
    return parts ? inPlaceOf(telling, parts, { ...place, within: [...within, one.target] }) : null
  }
  if (one.kind !== 'if') return null
  for (const [at, { when, body }] of one.branches.entries()) {
    const inner = inPlaceOf(telling, body, place)
    if (inner) return [{ ...one, branches: one.branches.with(at, { when, body: inner }) }]
  }
  return null
}
