import { evaluate, type Value } from './expression.ts'
import type { Notes } from './notes.ts'
import type { Block, GotoPart, IfPart, LinkPart, Part, Program, SetPart } from './program.ts'

/** Values of variables; undefined: set to something that is not known. */
export type State = ReadonlyMap<string, Value | undefined>

export interface ToldLink {
  label: string
  target: string
  /** Values once it is taken. */
  state: State
}

/** One block told with given values, up to its links. */
export interface Told {
  text: string
  links: ToldLink[]
  /** Whether a branch that did not hold has links. */
  isWithholding: boolean
  /** Where the page turns to instead of being shown; null mostly. */
  turnsTo: { target: string; state: State } | null
}

/** Jumps and includes within one telling; more of them are a ring without a choice. */
const MOST_JUMPS = 200
/** Branches within branches and jumps from jumps; keeps a ring off the stack. */
const DEEPEST = 400

interface Telling {
  program: Program
  initial: State
  /** Variables that are not followed. */
  untracked: ReadonlySet<string>
  notes: Notes
  told: Set<string>
  block: Block
  state: Map<string, Value | undefined>
  text: string[]
  links: ToldLink[]
  jumps: number
  depth: number
  turnsTo: string | null
  isWithholding: boolean
}

export interface Teller {
  /** Values before the first passage; a variable that nothing has set since still has them. */
  initial: State
  program: Program
  untracked: ReadonlySet<string>
  notes: Notes
  /** Grows by the blocks that are told inside of others. */
  told: Set<string>
}

export function tellBlock(teller: Teller, block: Block, state: State): Told {
  const telling: Telling = {
    ...teller,
    block,
    state: new Map(state),
    text: [],
    links: [],
    jumps: 0,
    depth: 0,
    turnsTo: null,
    isWithholding: false,
  }
  tellParts(telling, block.parts)
  const text = telling.text.join('')
  const { turnsTo } = telling
  if (turnsTo !== null && text.trim() !== '') {
    const message = 'This passage jumps on at once: its own text is never shown, and was left out.'
    telling.notes.add(block.passage, block.line, message)
  }
  return {
    text,
    links: telling.links,
    isWithholding: telling.isWithholding,
    turnsTo: turnsTo === null ? null : { target: turnsTo, state: telling.state },
  }
}

export function applySets(teller: Teller, state: State, sets: readonly SetPart[]): State {
  const next = new Map(state)
  for (const { variable, value } of sets) {
    const known = value ? evaluate(value, valueIn(teller, next)) : undefined
    next.set(variable, teller.untracked.has(variable) ? undefined : known)
  }
  return next
}

const valueIn =
  ({ program, untracked, initial }: Teller, state: State) =>
  (variable: string) => {
    if (untracked.has(variable)) return undefined
    const known = [state, initial].find((values) => values.has(variable))
    return known ? known.get(variable) : program.unset
  }

/** Tells parts in order; true when the telling is over. */
function tellParts(telling: Telling, parts: readonly Part[]): boolean {
  telling.depth += 1
  const isOver =
    telling.depth > DEEPEST
      ? goRound(telling, parts)
      : parts.some((part) => tellPart(telling, part))
  telling.depth -= 1
  return isOver
}

function goRound({ notes, block }: Telling, parts: readonly Part[]): boolean {
  if (parts.length === 0) return false
  notes.add(block.passage, block.line, 'This goes round without a choice; it was cut short here.')
  return true
}

function tellPart(telling: Telling, part: Part): boolean {
  switch (part.kind) {
    case 'text':
      telling.text.push(part.text)
      return false
    case 'print':
      tellValue(telling, part)
      return false
    case 'set':
      telling.state = new Map(applySets(telling, telling.state, [part]))
      return false
    case 'link':
      offer(telling, part)
      return false
    case 'if':
      return tellBranch(telling, part)
    case 'include':
      tellOther(telling, part.target, part.line)
      return telling.turnsTo !== null
    case 'goto':
      return goTo(telling, part)
    case 'otherwise':
      if (telling.links.length > 0) return false
      tellOther(telling, part.target, part.line)
      return true
  }
}

function tellValue(telling: Telling, { value, source, line }: Extract<Part, { kind: 'print' }>) {
  const known = evaluate(value, valueIn(telling, telling.state))
  if (known === undefined) {
    const message = `The value of ${source} is not known here; it stands as it is written.`
    telling.notes.add(telling.block.passage, line, message)
  }
  telling.text.push(known === undefined ? source : String(known))
}

function offer(telling: Telling, { label, target, sets }: LinkPart) {
  const words: Telling = { ...telling, text: [], links: [] }
  tellParts(words, label)
  telling.links.push({
    label: words.text.join('').replace(/\s+/gu, ' ').trim(),
    target,
    state: applySets(telling, telling.state, sets),
  })
}

function tellBranch(telling: Telling, part: IfPart): boolean {
  const { branches, source, line } = part
  for (const [index, { when, body }] of branches.entries()) {
    const holds = when ? evaluate(when, valueIn(telling, telling.state)) : undefined
    if (holds === undefined) {
      const message = `It cannot be told ${source}; all that it may say is kept.`
      telling.notes.add(telling.block.passage, line, message)
      return tellAll(telling, branches.slice(index, part.isRetelling ? index + 1 : undefined))
    }
    if (holds) return tellParts(telling, body)
    if (offers(body)) telling.isWithholding = true
  }
  return false
}

const offers = (parts: readonly Part[]): boolean =>
  parts.some(
    (part) =>
      part.kind === 'link' ||
      (part.kind === 'if' && part.branches.some(({ body }) => offers(body))),
  )

/** Where a branch cannot be told, each is kept, and what one of them sets is not known after. */
function tellAll(telling: Telling, branches: IfPart['branches']): boolean {
  const before = telling.state
  const after = new Map(before)
  for (const { body } of branches) {
    telling.state = new Map(before)
    tellParts(
      telling,
      body.filter((part) => part.kind !== 'goto'),
    )
    for (const [variable, value] of telling.state) {
      if (!before.has(variable) || before.get(variable) !== value) after.set(variable, undefined)
    }
    for (const part of body) {
      if (part.kind !== 'goto') continue
      const label = [{ kind: 'text' as const, text: part.target }]
      offer(telling, { ...part, kind: 'link', label, sets: [] })
    }
  }
  telling.state = after
  return false
}

function tellOther(telling: Telling, target: string, line: number): boolean {
  const { program, notes, block } = telling
  const other = program.blocks.get(target)
  if (!other) {
    if (target !== 'END') notes.add(block.passage, line, `There is no "${target}" to tell here.`)
    return false
  }
  telling.told.add(target)
  telling.jumps += 1
  return telling.jumps > MOST_JUMPS
    ? goRound(telling, other.parts)
    : tellParts(telling, other.parts)
}

function goTo(telling: Telling, { target, keepsText, line }: GotoPart) {
  if (keepsText) tellOther(telling, target, line)
  else {
    telling.turnsTo = target
    telling.told.add(telling.block.name)
  }
  return true
}
