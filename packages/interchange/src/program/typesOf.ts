import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Variable } from '@kathasagar/story'
import { domainsOf, isWhole, type Domain } from './domains.ts'
import { openEffort } from './effort.ts'
import type { Value } from './expression.ts'
import { isOwnDraw } from './openDraws.ts'
import type { Program } from './program.ts'
import { usageOf, valuesGiven, type VariableUsage } from './usageOf.ts'

/** What the state of a structure can hold of one variable. */
export type VariableType =
  /** The same wherever a scene begins. */
  | { kind: 'constant'; value: Value }
  | { kind: 'unknown'; why: 'foreign' | 'given' | 'many' | 'crowd' }
  | { kind: 'flag'; id: string; start: boolean }
  | { kind: 'one_of'; id: string; codes: ReadonlyMap<Value, string>; start: Value }
  /** Words that the reader types. */
  | { kind: 'typed'; id: string; start: string }
  | { kind: 'number'; id: string; least: number; most: number; start: number; values: Domain }

export type Types = ReadonlyMap<string, VariableType>

/** Decides for each variable whether a state can hold it, and as what. */
export function typesOf(program: Program, effort = openEffort()): Types {
  const usage = usageOf(program, effort)
  const domains = domainsOf(usage, effort)
  const ids = idsFor(STORY_LIMITS.variables)
  const types = new Map<string, VariableType>()
  // Where there is no room for all, the story's own variables go before chance in a text.
  const ownDrawsLast = [...usage].toSorted(
    ([one], [other]) => Number(isOwnDraw(one)) - Number(isOwnDraw(other)),
  )
  for (const [name, one] of ownDrawsLast) {
    types.set(name, typeOf(name, one, domains.get(name), ids))
  }
  // Where there is still room, a choice that no way opens stays, closed, for its author.
  for (const { variable } of program.origin === 'twine' ? program.initial : []) {
    const type = types.get(variable)
    const isShut = type?.kind === 'constant' && type.value === false && usage.get(variable)?.isGuard
    const id = isShut ? ids(variable) : null
    if (id !== null) types.set(variable, { kind: 'flag', id, start: false })
  }
  return types
}

function typeOf(
  name: string,
  usage: VariableUsage,
  domain: Domain = 'unknown',
  ids: (name: string) => string | null,
): VariableType {
  const [start = false] = usage.starts
  if (usage.isForeign) return { kind: 'unknown', why: 'foreign' }
  if (usage.isTyped) return typeOfTyped(ids(name), start)
  if (usage.startsUnknown) return { kind: 'unknown', why: 'given' }
  if (!usage.isLive) return { kind: 'constant', value: start }
  if (domain === 'unknown') return { kind: 'unknown', why: usage.unknown ? 'given' : 'many' }
  if (domain !== 'range' && domain.size === 1) return { kind: 'constant', value: start }
  const range = domain === 'range' ? rangeOf(usage) : null
  const id = ids(name)
  if (id === null) return { kind: 'unknown', why: 'crowd' }
  if (domain === 'range') {
    return {
      kind: 'number',
      id,
      ...(range ?? { least: 0, most: 0 }),
      start: Number(start),
      values: domain,
    }
  }
  return typeOfValues(id, domain, start)
}

/** What was never set has no words. */
const typeOfTyped = (id: string | null, start: Value): VariableType =>
  id === null
    ? { kind: 'unknown', why: 'crowd' }
    : { kind: 'typed', id, start: typeof start === 'boolean' ? '' : wordsOf(start) }

/** A value as words of the state: no more of it than a field takes. */
export const wordsOf = (value: Value): string =>
  Array.from(String(value).replace(/\s+/gu, ' ').trim()).slice(0, STORY_LIMITS.typedMax).join('')

/** What holds these values and no others. */
function typeOfValues(id: string, domain: ReadonlySet<Value>, start: Value): VariableType {
  const values = [...domain]
  if (values.every((value) => typeof value === 'boolean')) {
    return { kind: 'flag', id, start: start === true }
  }
  if (!values.every(isWhole)) return { kind: 'one_of', id, codes: codesOf(values), start }
  const numbers = values.map(Number)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return { kind: 'number', id, least, most, start: Number(start), values: domain }
}

/**
 * The least and the most that matter. Where it only grows, or only shrinks, and is only compared with
 * numbers, whatever lies beyond the last of them is the same.
 */
function rangeOf({ starts, given, compared, isOpen }: VariableUsage) {
  const consts = [...starts, ...given.flatMap(valuesGiven)]
  const known = consts.map(Number)
  const marks = [...known, ...compared.map(Math.ceil)]
  const steps = given.filter((value) => value.kind !== 'value' && value.kind !== 'draw')
  const isPlus = (value: (typeof given)[number]) =>
    value.kind === 'pair' && value.operator === '+' && isPositive(value.right)
  const isMinus = (value: (typeof given)[number]) =>
    value.kind === 'pair' && value.operator === '-' && isPositive(value.right)
  const grows = steps.every(isPlus)
  const shrinks = steps.every(isMinus)
  const { numberMin, numberMax } = STORY_LIMITS
  if (steps.every(isShared)) {
    return { least: Math.min(1, ...known), most: Math.max(99, ...known) }
  }
  const most = shrinks ? Math.max(...known) : grows && !isOpen ? Math.max(...marks) + 1 : numberMax
  const least = grows ? Math.min(...known) : shrinks && !isOpen ? Math.min(...marks) - 1 : numberMin
  return { least: Math.max(numberMin, least), most: Math.min(numberMax, most) }
}

const isShared = (value: { kind: string; operator?: unknown }) =>
  value.kind === 'pair' && (value.operator === '%+' || value.operator === '%-')

const isPositive = (value: { kind: string; value?: unknown }) =>
  value.kind === 'value' && typeof value.value === 'number' && value.value >= 0

/** Values as words that a list can hold, no two alike. */
function codesOf(values: readonly Value[]): Map<Value, string> {
  const codes = new Map<Value, string>()
  const taken = new Set<string>()
  for (const value of values) {
    const whole = String(value).trim() === '' ? '(none)' : String(value).trim()
    const cut = Array.from(whole)
      .slice(0, STORY_LIMITS.idMax - 4)
      .join('')
      .trim()
    let code = whole === cut ? whole : cut
    for (let count = 2; taken.has(code); count += 1) code = `${cut} ${count}`
    taken.add(code)
    codes.set(value, code)
  }
  return codes
}

const RESERVED = new Set(['and', 'or', 'not', 'true', 'false'])

/** Names that a state can have, each once; null once there are as many as a state may have. */
function idsFor(most: number): (name: string) => string | null {
  const taken = new Set<string>()
  return (name) => {
    if (most <= taken.size) return null
    const plain = name.replace(/[^\p{L}\p{N}_]+/gu, '_').replace(/^_+|(?<!_)_+$/gu, '')
    const begun = /^[\p{L}_]/u.test(plain) && !RESERVED.has(plain) ? plain : `v_${plain}`
    const base = Array.from(begun)
      .slice(0, STORY_LIMITS.idMax - 4)
      .join('')
    let id = base
    for (let count = 2; taken.has(id); count += 1) id = `${base}_${count}`
    taken.add(id)
    return id
  }
}

/** Variables that a state holds. */
export const heldIn = (types: Types): string[] =>
  [...types].filter(([, type]) => 'id' in type).map(([name]) => name)

/** The state that a structure declares, of all that its types hold. */
export function stateOf(
  types: Types,
  labels: ReadonlyMap<string, string> = new Map(),
): Record<string, Variable> {
  const state: Record<string, Variable> = {}
  for (const [name, type] of types) {
    const words = Array.from(labels.get(name)?.trim() ?? '').slice(0, STORY_LIMITS.labelMax)
    const label = words.length > 0 ? { label: words.join('') } : {}
    if (type.kind === 'flag') state[type.id] = { flag: type.start, ...label }
    else if (type.kind === 'number') {
      const { least, most, start } = type
      const begin = Math.min(most, Math.max(least, start))
      state[type.id] = { number: [least, most], start: begin, ...label }
    } else if (type.kind === 'typed') {
      const start = type.start === '' ? {} : { start: type.start }
      state[type.id] = { typed: STORY_LIMITS.typedMax, ...start, ...label }
    } else if (type.kind === 'one_of') {
      const one_of = [...type.codes.values()]
      state[type.id] = { one_of, start: type.codes.get(type.start) ?? one_of[0] ?? '', ...label }
    }
  }
  return state
}
