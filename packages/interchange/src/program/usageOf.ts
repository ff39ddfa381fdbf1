import { openEffort, type Effort } from './effort.ts'
import { COMPARISONS, evaluate, variablesIn, type Expression, type Value } from './expression.ts'
import { liveVariables } from './liveVariables.ts'
import { isDrawPart } from './openDraws.ts'
import type { Part, Program, SetPart } from './program.ts'
import { reduce, valueOf } from './reduce.ts'
import { readUnset } from './unsetIn.ts'

/** How a story uses one variable. */
export interface VariableUsage {
  /** What it begins as. */
  starts: readonly Value[]
  /** It begins as what nobody can tell. */
  startsUnknown: boolean
  /** All that it is set to. */
  given: Expression[]
  /** Something sets it that cannot be told. */
  unknown: boolean
  /** What was left out of the story may set it at any time. */
  isForeign: boolean
  /** Whole numbers that it is compared with. */
  compared: number[]
  /** It is shown, reckoned with, or compared with what is no number. */
  isOpen: boolean
  /** Some field has the reader type it. */
  isTyped: boolean
  /** What is set in one passage is read in another. */
  isLive: boolean
  /** Some link is offered on its condition. */
  isGuard: boolean
}

export type Usage = ReadonlyMap<string, VariableUsage>

/** Everything that is set or read anywhere. */
export function usageOf(program: Program, effort = openEffort()): Usage {
  const usage = new Map<string, VariableUsage>()
  const of = (name: string): VariableUsage => {
    const known = usage.get(name)
    if (known) return known
    const isForeign = program.unknown.has(name)
    const fresh = {
      starts: [],
      startsUnknown: false,
      given: [],
      unknown: isForeign,
      isForeign,
      compared: [],
      isOpen: false,
      isTyped: false,
      isLive: false,
      isGuard: false,
    }
    usage.set(name, fresh)
    return fresh
  }
  const set = ({ variable, value }: SetPart) => {
    if (value) of(variable).given.push(value)
    else of(variable).unknown = true
    if (value) readValue(value, variable, of)
  }
  for (const { parts } of program.blocks.values()) visit(parts, set, of)
  for (const [variable, start] of startsIn(program)) {
    if (start === undefined) Object.assign(of(variable), { unknown: true, startsUnknown: true })
    else of(variable).starts = [start]
  }
  for (const name of liveVariables(program)) of(name).isLive = true
  begin(program, usage, effort)
  return usage
}

/** What was never set begins as nothing of the kind that it is set to. */
function begin(program: Program, usage: Usage, effort: Effort): void {
  const words = new Set<string>()
  for (const [name, one] of usage) {
    if (one.starts.length > 0) continue
    one.starts = startsOf(one, program.unset)
    if (typeof one.starts[0] === 'string') words.add(name)
  }
  for (const name of readUnset(program, words, effort)) {
    const one = usage.get(name)
    if (one) one.starts = ['']
  }
}

type UsageOf = (name: string) => VariableUsage

/** Values before the first passage: each is reckoned from those before it. */
export function startsIn({
  initial,
  unset,
  unknown,
}: Pick<Program, 'initial' | 'unset' | 'unknown'>): Map<string, Value | undefined> {
  const starts = new Map<string, Value | undefined>()
  const known = (name: string) => {
    if (unknown.has(name)) return undefined
    return starts.has(name) ? starts.get(name) : unset
  }
  for (const { variable, value } of initial) {
    starts.set(variable, value ? evaluate(value, known) : undefined)
  }
  return starts
}

/** The values that a setting names. */
export function valuesGiven(value: Expression): readonly Value[] {
  if (value.kind === 'draw') return value.values
  return value.kind === 'value' ? [value.value] : []
}

/**
 * What was never set is of no kind: what it is set to suggests one. Words begin as the first of them,
 * so that none is added to a list of which nobody ever sees it empty.
 */
function startsOf({ given }: VariableUsage, unset: Value): Value[] {
  const values = given.flatMap(valuesGiven)
  const isFlag = values.length === 0 || values.some((value) => typeof value === typeof unset)
  if (isFlag) return [unset]
  if (values.some((value) => typeof value === 'boolean')) return [false]
  const words = values.filter((value) => typeof value === 'string')
  return words.length === 0 ? [0] : words.slice(0, 1)
}

/** What is the same whatever came before, as far as a row of parts says so itself. */
type Settled = Map<string, Value>

/** A value with what is settled put in: `n = 5`, `n += 2` makes it seven, and nothing beyond. */
function settle(part: SetPart, settled: Settled): SetPart {
  const known = (name: string): Expression => {
    const value = settled.get(name)
    return value === undefined ? { kind: 'variable', name } : valueOf(value)
  }
  const value = part.value && (reduce(part.value, known) ?? part.value)
  if (value?.kind === 'value') settled.set(part.variable, value.value)
  else settled.delete(part.variable)
  return { ...part, value }
}

function visit(parts: readonly Part[], set: (part: SetPart) => void, of: UsageOf): void {
  const settled: Settled = new Map()
  for (const part of parts) {
    // What is told in between may set anything.
    if (part.kind === 'if' || part.kind === 'include') settled.clear()
    if (part.kind === 'set') set(settle(part, settled))
    // Drawn on arrival, so that the scene itself can read it.
    if (isDrawPart(part)) of(part.variable).isLive = true
    if (part.kind === 'ask') {
      settled.delete(part.variable)
      Object.assign(of(part.variable), { isTyped: true, unknown: true })
    } else if (part.kind === 'print')
      for (const name of variablesIn(part.value)) of(name).isOpen = true
    else if (part.kind === 'link') {
      visit(part.label, set, of)
      const ofLink: Settled = new Map()
      for (const one of part.sets) set(settle(one, ofLink))
    } else if (part.kind === 'if') {
      for (const { when, body } of part.branches) {
        if (when) readCondition(when, of)
        if (when && offers(body)) for (const name of variablesIn(when)) of(name).isGuard = true
        visit(body, set, of)
      }
    }
  }
}

const offers = (parts: readonly Part[]): boolean =>
  parts.some(
    (part) =>
      part.kind === 'link' ||
      (part.kind === 'if' && part.branches.some(({ body }) => offers(body))),
  )

/** What else is set by it keeps a variable from being cut short. */
function readValue(value: Expression, target: string, of: UsageOf): void {
  for (const name of variablesIn(value)) if (name !== target) of(name).isOpen = true
}

function readCondition(when: Expression, of: UsageOf): void {
  if (when.kind === 'not') readCondition(when.of, of)
  else if (when.kind === 'variable') of(when.name).compared.push(0)
  else if (when.kind === 'pair' && (when.operator === 'and' || when.operator === 'or')) {
    readCondition(when.left, of)
    readCondition(when.right, of)
  } else if (when.kind === 'pair' && COMPARISONS.has(when.operator)) {
    const sides = [
      [when.left, when.right],
      [when.right, when.left],
    ] as const
    const found = sides.find(
      ([side, other]) =>
        side.kind === 'variable' && other.kind === 'value' && typeof other.value === 'number',
    )
    const [side, other] = found ?? []
    if (side?.kind === 'variable' && other?.kind === 'value') {
      of(side.name).compared.push(Number(other.value))
    } else for (const name of variablesIn(when)) of(name).isOpen = true
  } else for (const name of variablesIn(when)) of(name).isOpen = true
}
