import { evaluate, type Value } from '../program/expression.ts'
import { firstOf } from '../program/telling.ts'
import type {
  AskPart,
  Block,
  GotoPart,
  IfPart,
  LinkPart,
  Part,
  PrintPart,
} from '../program/program.ts'
import { inPlaceOf, unknownNote } from '../program/unknownValue.ts'
import {
  applySet,
  applySets,
  valueIn,
  type State,
  type Teller,
  type Told,
} from '../program/teller.ts'

/** Jumps and includes within one telling; more of them are a ring without a choice. */
const MOST_JUMPS = 200
/** Branches within branches and jumps from jumps; keeps a ring off the stack. */
const DEEPEST = 400

/** Signs of values that one page shows; a short page can show a long one often. */
const MOST_SIGNS = 1_000_000

interface Telling extends Teller {
  block: Block
  state: Map<string, Value | undefined>
  text: string[]
  links: Told['links']
  typed: Told['typed']
  jumps: number
  signs: number
  depth: number
  turnsTo: string | null
  /** What stands after the jump is still done. */
  turnsLate: boolean
}

/** Tells one block with given values. */
export function tellBlock(teller: Teller, block: Block, state: State): Told {
  const telling: Telling = {
    ...teller,
    block,
    state: new Map(state),
    text: [],
    links: [],
    typed: [],
    jumps: 0,
    signs: 0,
    depth: 0,
    turnsTo: null,
    turnsLate: false,
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
    typed: telling.typed,
    turnsTo: turnsTo === null ? null : { target: turnsTo, state: telling.state },
  }
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
    case 'reveal':
    case 'return':
    case 'leave':
      return false
    case 'print':
      tellValue(telling, part)
      return false
    case 'set':
      applySet(telling, telling.state, part)
      return false
    case 'ask':
      type(telling, part)
      return false
    case 'link':
      offer(telling, part)
      return false
    case 'if':
      return tellBranch(telling, part)
    case 'include':
      tellOther(telling, part.target, part.line, part.isWithin)
      return telling.turnsTo !== null && !telling.turnsLate
    case 'goto':
      return goTo(telling, part)
    case 'otherwise':
      if (telling.links.length > 0) return false
      tellOther(telling, part.target, part.line)
      return true
  }
}

/** Taken at once where nothing is told before it, else with the next link. */
function type(telling: Telling, { variable, isWaiting }: AskPart) {
  const words = telling.typeNext?.() ?? ''
  if (isWaiting) telling.state.set(variable, words)
  else telling.typed.push({ variable, before: telling.state.get(variable), words })
}

function tellValue(telling: Telling, part: PrintPart) {
  const known = evaluate(part.value, valueIn(telling, telling.state))
  if (known === undefined) {
    telling.notes.add(telling.block.passage, part.line, unknownNote(part, 'unknown'))
  }
  const words = known === undefined ? inPlaceOf(part) : String(known)
  telling.signs += words.length
  telling.text.push(telling.signs > MOST_SIGNS ? '' : words)
}

function offer(telling: Telling, { label, target, sets }: LinkPart) {
  // What a label sets is gone with it.
  const state = label.every(isPlain) ? telling.state : new Map(telling.state)
  const words: Telling = { ...telling, state, text: [], links: [] }
  tellParts(words, label)
  telling.signs = words.signs
  telling.links.push({
    label: words.text.join('').replace(/\s+/gu, ' ').trim(),
    target,
    take: () => applySets(telling, telling.state, sets),
  })
}

const isPlain = ({ kind }: Part) => kind === 'text' || kind === 'print'

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
  }
  return false
}

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

function tellOther(telling: Telling, target: string, line: number, isWithin?: boolean): boolean {
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
    : tellParts(telling, other.parts.slice(firstOf(other, isWithin)))
}

function goTo(telling: Telling, { target, keepsText, atEnd, line }: GotoPart) {
  if (keepsText) tellOther(telling, target, line)
  else {
    telling.turnsTo = target
    telling.turnsLate = atEnd !== undefined
    telling.told.add(telling.block.name)
  }
  return !telling.turnsLate
}
