import { truncate } from '@kathasagar/story/truncate'

import type { KnownState, KnownVariable } from './knownState.ts'
import type { Sets } from './structureEdit.ts'

/** Error in the typed effects. `column` is 1-based. */
export interface EffectError {
  column: number
  fault: EffectErrorCode
  about: string
}

export type EffectErrorCode = 'unreadable' | 'twice' | 'unknown' | 'misfit' | 'range'

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u
/** Matches a relative change of a number, such as `+2` or `%-10`. */
const CHANGE = /^(?:[+-]\d{1,6}|%[+-]\d{1,3})$/u
/** Matches a random value, such as `?1..6` or `?red|blue`. */
const DRAWN = String.raw`\?[^\s,"]*`
const QUOTED = String.raw`"(?:\\.|[^"\\])*"`
const ONE = new RegExp(
  String.raw`^(not\s+)?(${QUOTED}|[\p{L}_][\p{L}\p{M}\p{N}_]*)\s*(?:(%?[+-]\s*\d{1,6})|=\s*(${QUOTED}|${DRAWN}|-?\d{1,6}|[\p{L}_][\p{L}\p{M}\p{N}_]*))?\s*$`,
  'u',
)

const DRAWN_WHOLE = new RegExp(`^${DRAWN}$`, 'u')

const unquoted = (text: string) =>
  text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/gsu, '$1') : text
const quoted = (text: string) => `"${text.replace(/["\\]/gu, String.raw`\$&`)}"`

const printValue = (value: Sets[string]): string => {
  if (typeof value !== 'string') return `= ${value}`
  if (CHANGE.test(value)) return value
  const isName = PLAIN_NAME.test(value) && !['true', 'false'].includes(value)
  return `= ${isName || DRAWN_WHOLE.test(value) ? value : quoted(value)}`
}

/** Formats effects as text, such as `trust +1, knows_pass = true, apron = somila`. */
export const printEffects = (sets: Sets): string =>
  Object.entries(sets)
    .map(([name, value]) => {
      const plain = PLAIN_NAME.test(name) && name !== 'not'
      return `${plain ? name : quoted(name)} ${printValue(value)}`
    })
    .join(', ')

const columnAt = (text: string, at: number) => {
  const before = text.slice(0, at)
  return [...before].length + 1
}

/** Splits a text at commas outside quotes. Returns the parts with their offsets in the text. */
function partsOf(text: string): { part: string; at: number }[] {
  const parts: { part: string; at: number }[] = []
  let at = 0
  let isQuoted = false
  for (let end = 0; end <= text.length; end += 1) {
    const sign = text.charAt(end)
    if (isQuoted && sign === '\\') end += 1
    else if (sign === '"') isQuoted = !isQuoted
    if (end < text.length && (sign !== ',' || isQuoted)) continue
    const part = text.slice(at, end)
    const blank = part.length - part.trimStart().length
    if (part.trim() !== '') parts.push({ part: part.trim(), at: at + blank })
    at = end + 1
  }
  return parts
}

function valueOf(
  denial: string | undefined,
  change: string | undefined,
  given: string | undefined,
) {
  if (change !== undefined) return change.replace(/\s+/u, '')
  if (given === undefined) return denial === undefined
  if (given === 'true' || given === 'false') return given === 'true'
  return /^-?\d+$/u.test(given) ? Number(given) + 0 : unquoted(given)
}

/** Parses effects. A name without a value sets a flag, and `not` in front clears the flag. */
export function readEffects(text: string): { sets: Sets } | { faults: EffectError[] } {
  const sets = new Map<string, Sets[string]>()
  const faults: EffectError[] = []
  for (const { part, at } of partsOf(text)) {
    const column = columnAt(text, at)
    const [, denial, name, change, given] = ONE.exec(part) ?? []
    const isOdd = denial !== undefined && (change !== undefined || given !== undefined)
    if (name === undefined || isOdd) faults.push({ column, fault: 'unreadable', about: part })
    else if (sets.has(unquoted(name))) faults.push({ column, fault: 'twice', about: name })
    else sets.set(unquoted(name), valueOf(denial, change, given))
  }
  return faults.length > 0 ? { faults } : { sets: Object.fromEntries(sets) }
}

const misfit = (variable: KnownVariable, value: Sets[string]): EffectErrorCode | null => {
  if (isDrawn(variable, value)) return null
  if ('flag' in variable) return typeof value === 'boolean' ? null : 'misfit'
  if ('one_of' in variable) {
    return typeof value === 'string' && variable.one_of.includes(value) ? null : 'misfit'
  }
  if ('typed' in variable) {
    const isFit = typeof value === 'string' && truncate(value, variable.typed) === value
    return isFit ? null : 'misfit'
  }
  const [least, most] = variable.number
  if (typeof value === 'number') return value >= least && value <= most ? null : 'range'
  return typeof value === 'string' && CHANGE.test(value) ? null : 'misfit'
}

/** Returns an error for each unknown variable and each value that does not fit its variable. */
export function checkEffects(text: string, state: KnownState): EffectError[] {
  const read = readEffects(text)
  if ('faults' in read) return read.faults
  const places = partsOf(text)
  return Object.entries(read.sets).flatMap(([name, value]): EffectError[] => {
    const place = places.find(({ part }) => unquoted(ONE.exec(part)?.[2] ?? '') === name)
    const column = columnAt(text, place?.at ?? 0)
    const variable = Object.hasOwn(state, name) ? state[name] : undefined
    if (variable === undefined) return [{ column, fault: 'unknown', about: name }]
    const fault = misfit(variable, value)
    return fault === null ? [] : [{ column, fault, about: String(value) }]
  })
}

const RANGE = /^(-?\d{1,4})\.\.(-?\d{1,4})$/u
const WHOLE = /^-?\d{1,4}$/u

/** Returns true if the value is random, such as `?1..6`, `?red|blue` or `?`. */
function isDrawn(variable: KnownVariable, value: Sets[string]): boolean {
  if (typeof value !== 'string' || !value.startsWith('?') || 'typed' in variable) return false
  if (value === '?') return true
  if ('flag' in variable) return false
  const parts = value.slice(1).split('|')
  if ('one_of' in variable) return parts.every((part) => variable.one_of.includes(part))
  const [, least, most] = RANGE.exec(value.slice(1)) ?? []
  const isRange = least !== undefined && Number(least) <= Number(most)
  const ends = isRange ? [least, String(most)] : parts
  const [from, to] = variable.number
  return ends.every((one) => WHOLE.test(one) && Number(one) >= from && Number(one) <= to)
}
