import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { printCondition } from '@kathasagar/story'
import { conditionOf } from './conditionOf.ts'
import type { Frame, TextPiece } from './draft.ts'
import type { Expression } from './expression.ts'
import { inBranches } from './mapParts.ts'
import { jumpsIn } from './jumpsIn.ts'
import type { IfPart, Part } from './program.ts'
import { ALWAYS, and, isValue, not, reduce, sizeOf } from './reduce.ts'
import { apart, isTurning, keptOf, knownIn, TooMuch, type Telling } from './telling.ts'
import { hasTold, turnOnArrival } from './turnOnArrival.ts'
import { turnsIn } from './turnsIn.ts'
import { undrawn } from './undrawn.ts'

export function tellIf(telling: Telling, part: IfPart): void {
  const live: { when: Expression; body: readonly Part[] }[] = []
  for (const [index, { when, body }] of part.branches.entries()) {
    const holds = when ? reduce(when, knownIn(telling)) : undefined
    const isClear = holds && conditionOf(holds, telling.types) !== undefined
    if (!isClear) return tellAll(telling, part, index, live)
    if (isValue(holds) && !holds.value) continue
    live.push({ when: holds, body })
    if (isValue(holds)) break
  }
  const [first] = live
  if (first && isValue(first.when)) telling.frames.push({ parts: first.body, at: 0 })
  else if (first) tellBranches(telling, part, live)
}

type Live = readonly { when: Expression; body: readonly Part[] }[]

function tellBranches(telling: Telling, part: IfPart, live: Live): void {
  const isTop = telling.guard === ALWAYS
  const jumps = live.some(({ body }) => jumpsIn(body, telling.program))
  if (isTop && jumps && turnOnArrival(telling, part, live)) return
  if (isTop && (telling.cuts.has(part) || jumps)) return partHere(telling, live)
  if (isTop) telling.top = part
  if (jumps && !telling.isLenient) throw new TooMuch()
  let none: Expression = telling.guard
  const told: { when: Expression; out: TextPiece[]; store: Telling['store'] }[] = []
  for (const { when, body } of live) {
    const guard = and(none, when)
    checkLength(telling, guard)
    told.push({ when, ...apart(telling, guard, jumps ? withoutJumps(body) : body) })
    none = and(none, not(when))
  }
  telling.out.push(
    ...told.reduceRight<TextPiece[]>(
      (otherwise, { when, out }) =>
        isValue(when) ? out : [{ kind: 'if', when, so: out, otherwise }],
      [],
    ),
  )
  merge(telling, told)
  if (isTop) telling.top = null
}

function checkLength({ types, isLenient }: Telling, guard: Expression): void {
  if (isLenient) return
  const condition = conditionOf(guard, types)
  if (condition === undefined) throw new TooMuch()
  if (typeof condition === 'boolean') return
  if (printCondition(condition).length > STORY_LIMITS.conditionMax) throw new TooMuch()
}

/** What each branch has set is so where its condition holds. */
function merge(
  telling: Telling,
  told: readonly { when: Expression; store: Telling['store'] }[],
): void {
  const before = knownIn(telling)
  const stores = [...new Set(told.map(({ store }) => store))]
  for (const name of changedIn(telling, stores)) {
    const cases = told.map(({ when, store }) => ({
      when,
      value: store.has(name) ? store.get(name) : before(name),
    }))
    const values = [...cases, { when: ALWAYS, value: before(name) }]
    const isKnown = values.every(({ value }) => value !== undefined)
    const whole: Expression = {
      kind: 'cases',
      cases: values.flatMap(({ when, value }) => (value ? [{ when, value }] : [])),
    }
    if (isKnown && sizeOf(whole) > MOST_CASES && !telling.isLenient) throw new TooMuch()
    telling.store.set(name, isKnown ? simplified(whole) : undefined)
  }
}

/** What some of these have set anew. */
function changedIn(
  { store: before, effort }: Telling,
  stores: readonly Telling['store'][],
): Set<string> {
  const changed = new Set<string>()
  for (const store of stores) {
    if (store === before) continue
    effort(store.size)
    for (const [name, value] of store) {
      if (!before.has(name) || before.get(name) !== value) changed.add(name)
    }
  }
  return changed
}

const MOST_CASES = 400

/** Cases that all come to one are that one. */
function simplified(whole: Extract<Expression, { kind: 'cases' }>): Expression {
  const end = whole.cases.findIndex(({ when }) => isValue(when))
  const cases = end === -1 ? whole.cases : whole.cases.slice(0, end + 1)
  const kinds = new Set(cases.map(({ value }) => JSON.stringify(value)))
  return kinds.size === 1 && cases[0] ? cases[0].value : { kind: 'cases', cases }
}

/** The scene ends here; where it goes on hangs on what holds. */
export function partHere(telling: Telling, live: Live): void {
  const { frames } = telling
  // Nothing of a page that turns is seen, nor what it was to offer and ask.
  if (isTurning(telling)) Object.assign(telling, { out: [], choices: [], offered: [], asks: [] })
  noteTurned(telling, live)
  let none: Expression = ALWAYS
  const go = (when: Expression, rows: readonly Frame[]) => {
    telling.choices.push({
      label: [],
      when: and(none, when),
      goal: { frames: rows.filter(({ parts, at, barrier }) => barrier || at < parts.length) },
      store: keptOf(telling),
      goesOn: true,
      line: telling.block.line,
    })
    none = and(none, not(when))
  }
  const rest = frames.map((frame) => ({ ...frame }))
  for (const { when, body } of live) go(when, [...rest, { parts: body, at: 0 }])
  if (!(isValue(none) && !none.value)) go(ALWAYS, rest)
  telling.isOver = true
  telling.isExhaustive = true
}

/** Names that a scene shows what its own page, which turns later on, does not. */
function noteTurned(telling: Telling, live: Live): void {
  const { frames, program, notes, block } = telling
  if (!hasTold(telling)) return
  const ahead = [...live.map(({ body }) => body), ...frames.map(({ parts, at }) => parts.slice(at))]
  if (!ahead.some((parts) => turnsIn(parts, program))) return
  const message =
    'This passage may jump on by itself; what it tells before is shown here, and never there.'
  notes.add(block.passage, block.line, message)
}

/** Where a branch cannot be told, each is kept, and what one of them sets is not known after. */
function tellAll(telling: Telling, part: IfPart, from: number, sure: Live): void {
  const { notes, block } = telling
  notes.add(
    block.passage,
    part.line,
    `It cannot be told ${part.source}; all that it may say is kept.`,
  )
  const rest = part.branches.slice(from, part.isRetelling ? from + 1 : undefined)
  let none: Expression = telling.guard
  const stores: Telling['store'][] = []
  for (const { when, body } of sure) {
    const { out, store } = apart(telling, and(none, when), withoutJumps(body))
    telling.out.push({ kind: 'if', when, so: out, otherwise: [] })
    stores.push(store)
    none = and(none, not(when))
  }
  const wasUnsure = telling.isUnsure
  telling.isUnsure = true
  for (const { body } of rest) {
    const { out, store } = apart(telling, none, undrawn(telling, withoutJumps(body)))
    telling.out.push(...out)
    stores.push(store)
  }
  telling.isUnsure = wasUnsure
  for (const store of stores) {
    for (const [name, value] of store) {
      if (telling.store.get(name) !== value) telling.store.set(name, undefined)
    }
  }
}

/** Jumps become links: which of them is right is for the reader to say. */
const withoutJumps = (parts: readonly Part[]): Part[] =>
  parts.map((part): Part => {
    if (part.kind === 'goto' && part.target !== 'END') {
      const label = [{ kind: 'text' as const, text: part.target }]
      return { kind: 'link', label, target: part.target, sets: [], line: part.line }
    }
    if (part.kind === 'if') return inBranches(part, withoutJumps)
    return part.kind === 'goto' ? { kind: 'text', text: '' } : part
  })
