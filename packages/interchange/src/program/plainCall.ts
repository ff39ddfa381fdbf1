import type { Expression, Value } from './expression.ts'
import { sizeOf } from './reduce.ts'
import { visitsOf } from './visits.ts'

type Call = (...args: (Expression | undefined)[]) => Expression | null

/** Each choice says both of its values twice: a few dozen calls in each other would never be told. */
const MOST_CHOSEN = 500

function chosen(operator: '<' | '>', left: Expression, right: Expression): Expression | null {
  if (sizeOf(left) + sizeOf(right) > MOST_CHOSEN) return null
  return {
    kind: 'cases',
    cases: [
      { when: { kind: 'pair', operator, left, right }, value: left },
      { when: { kind: 'value', value: true }, value: right },
    ],
  }
}

const least: Call = (a, b) => (a && b ? chosen('<', a, b) : null)
const most: Call = (a, b) => (a && b ? chosen('>', a, b) : null)
const whole: Call = (a) =>
  a ? { kind: 'pair', operator: 'div', left: a, right: { kind: 'value', value: 1 } } : null

/** Between two ends: the value comes first. */
const clamped: Call = (value, low, high) => {
  const raised = value && low ? most(value, low) : null
  return raised && high ? least(raised, high) : null
}

/** The page that a call without a name stands on; who knows the page puts its name in the place. */
export const THIS_PAGE = ''

/** The visits of each page that is named. */
const visitsNamed = (pages: readonly (Expression | undefined)[]): Expression[] | null => {
  const names = pages.map((page) => (page?.kind === 'value' ? String(page.value) : null))
  const known = names.filter((name) => name !== null)
  if (known.length < names.length) return null
  return (names.length === 0 ? [THIS_PAGE] : known).map((name) => ({
    kind: 'variable',
    name: visitsOf(name),
  }))
}

/** Of several pages the one that was seen least often. */
const visited: Call = (...pages) => {
  const counts = visitsNamed(pages)
  return counts && ofAll(least)(...counts)
}

const hasVisited: Call = (...pages) => {
  const counts = visitsNamed(pages)
  const [first, ...rest] = (counts ?? []).map((left): Expression => ({
    kind: 'pair',
    operator: '>',
    left,
    right: { kind: 'value', value: 0 },
  }))
  const both = (left: Expression, right: Expression): Expression => ({
    kind: 'pair',
    operator: 'and',
    left,
    right,
  })
  return first ? rest.reduce(both, first) : null
}

const number = (value: number): Expression => ({ kind: 'value', value })
const sum = (operator: '+' | '-', left: Expression, right: Expression): Expression => ({
  kind: 'pair',
  operator,
  left,
  right,
})
const minus = (of: Expression): Expression => sum('-', number(0), of)
const rounded = (of: Expression) => whole(sum('+', of, number(0.5)))

const raised: Call = (a) => {
  const below = a ? whole(minus(a)) : null
  return below && minus(below)
}

const distance: Call = (a) => (a ? most(a, minus(a)) : null)

/** Of several values one, by a call of two. */
const ofAll =
  (call: Call): Call =>
  (first, ...rest) =>
    rest.reduce<Expression | null>((one, next) => one && call(one, next), first ?? null)

/** `condition, value, condition, value, …, value`: the first value whose condition holds. */
const cond: Call = (...args) => {
  if (args.length % 2 === 0 || args.length === 1) return null
  const always: Expression = { kind: 'value', value: true }
  const cases = args.flatMap((one, at) => {
    const isLast = at === args.length - 1
    const value = isLast ? one : args[at + 1]
    return one && value && (isLast || at % 2 === 0) ? [{ when: isLast ? always : one, value }] : []
  })
  return { kind: 'cases', cases }
}

/** What can be said of a value that is written there, and of no other. */
const ofWritten =
  (say: (value: Value) => Value | null): Call =>
  (a) => {
    const value = a?.kind === 'value' ? say(a.value) : null
    return value === null ? null : { kind: 'value', value }
  }

const numberOf = ofWritten((value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : null
})
const wordsOf: Call = (a) => (a ? { kind: 'pair', operator: '+', left: TEXT, right: a } : null)
const TEXT: Expression = { kind: 'value', value: '' }
const firstAs = (change: (sign: string) => string) =>
  ofWritten((value) => String(value).replace(/\S/u, change))

/** More values than this are no choice between a few. */
export const MOST_DRAWN = 2001

/** A whole number from one to the other, either way round. */
const random: Call = (a, b = number(0)) => {
  const [from, to] = [a, b].map((end) => (end?.kind === 'value' ? end.value : null))
  if (!isWholeNumber(from) || !isWholeNumber(to)) return null
  const [least, most] = [Math.min(from, to), Math.max(from, to)]
  if (most - least >= MOST_DRAWN) return null
  const values = Array.from({ length: most - least + 1 }, (_, step) => least + step)
  return { kind: 'draw', values }
}

const isWholeNumber = (value: Value | null | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value)

const either: Call = (...values) => {
  const known = values.flatMap((one) => (one?.kind === 'value' ? [one.value] : []))
  return known.length > 0 && known.length === values.length ? { kind: 'draw', values: known } : null
}

/** Calls of Twine's formats and of ink that can be said by comparisons and sums. */
const CALLS: Readonly<Record<string, Call>> = {
  'Math.clamp': clamped,
  'Math.min': least,
  'Math.max': most,
  'Math.floor': whole,
  'Math.round': (a) => (a ? rounded(a) : null),
  'Math.ceil': raised,
  'Math.abs': distance,
  'harlowe.cond': cond,
  'harlowe.min': ofAll(least),
  'harlowe.max': ofAll(most),
  'harlowe.floor': whole,
  'harlowe.ceil': raised,
  'harlowe.round': (a, ...places) => (a && places.length === 0 ? rounded(a) : null),
  'harlowe.abs': distance,
  'harlowe.num': numberOf,
  'harlowe.number': numberOf,
  'harlowe.str': wordsOf,
  'harlowe.string': wordsOf,
  'harlowe.text': wordsOf,
  'harlowe.uppercase': ofWritten((value) => String(value).toUpperCase()),
  'harlowe.lowercase': ofWritten((value) => String(value).toLowerCase()),
  'harlowe.upperfirst': firstAs((sign) => sign.toUpperCase()),
  'harlowe.lowerfirst': firstAs((sign) => sign.toLowerCase()),
  random,
  either,
  'harlowe.random': random,
  'harlowe.either': either,
  visited,
  hasVisited,
  MIN: least,
  MAX: most,
  INT: whole,
  FLOOR: whole,
}

/** What a call comes to; null for one that we do not know. */
export function plainCall(name: string, args: readonly Expression[]): Expression | null {
  return Object.hasOwn(CALLS, name) ? (CALLS[name]?.(...args) ?? null) : null
}
