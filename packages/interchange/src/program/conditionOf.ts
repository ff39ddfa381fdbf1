import type { Expression as Condition, Operator as Sign } from '@kathasagar/story'
import { rowsOf } from './domains.ts'
import { evaluate, variablesIn, type Expression, type Value } from './expression.ts'
import { and, isValue, linearOf, not, or, reduce } from './reduce.ts'
import { domainOf } from './settled.ts'
import { wordsOf, type Types, type VariableType } from './typesOf.ts'

/** A condition of the structure; true or false where it always or never holds; undefined: it has none. */
export type Translated = Condition | boolean | undefined

const SIGNS: Readonly<Record<string, Sign>> = {
  is: '==',
  'is not': '!=',
  alike: '==',
  'not alike': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
}
const MOST_ROWS = 64

const literal = (value: Value): Condition => ({ kind: 'literal', value, column: 1 })
const named = (name: string): Condition => ({ kind: 'name', name, column: 1 })
const binary = (operator: Sign, left: Condition, right: Condition): Condition => ({
  kind: 'binary',
  operator,
  left,
  right,
  column: 1,
})
const OPPOSITE: Readonly<Record<string, Sign>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
}

function denied(of: Condition): Condition {
  if (of.kind === 'not') return of.of
  const opposite = of.kind === 'binary' ? OPPOSITE[of.operator] : undefined
  return of.kind === 'binary' && opposite
    ? { ...of, operator: opposite }
    : { kind: 'not', of, column: 1 }
}

/** Says a condition of another tool in the language of conditions. */
export function conditionOf(expression: Expression, types: Types): Translated {
  switch (expression.kind) {
    case 'value':
      return Boolean(expression.value)
    case 'draw':
      return undefined
    case 'variable':
      return variableCondition(types.get(expression.name), expression, types)
    case 'not': {
      const of = conditionOf(expression.of, types)
      if (of === undefined || typeof of === 'boolean') return of === undefined ? of : !of
      return denied(of)
    }
    case 'minus':
      return conditionOf(expression.of, types)
    case 'cases':
      return conditionOf(
        spread(expression, (value) => value),
        types,
      )
    case 'pair':
      return pairCondition(expression, types)
  }
}

/** Cases as what they come to: each under its own condition and none before it. */
export function spread(
  { cases }: Extract<Expression, { kind: 'cases' }>,
  of: (value: Expression) => Expression,
): Expression {
  let whole: Expression = { kind: 'value', value: false }
  let none: Expression = { kind: 'value', value: true }
  for (const { when, value } of cases) {
    whole = or(whole, and(and(none, when), of(value)))
    none = and(none, not(when))
  }
  return whole
}

function variableCondition(
  type: VariableType | undefined,
  expression: Expression,
  types: Types,
): Translated {
  if (type?.kind === 'flag') return named(type.id)
  if (type?.kind === 'number') return binary('!=', named(type.id), literal(0))
  if (type?.kind === 'typed') return binary('!=', named(type.id), literal(''))
  return type?.kind === 'one_of' ? listed(expression, types) : undefined
}

function pairCondition(
  expression: Extract<Expression, { kind: 'pair' }>,
  types: Types,
): Translated {
  const { operator, left, right } = expression
  if (operator === 'and' || operator === 'or') {
    return joined(operator, conditionOf(left, types), conditionOf(right, types))
  }
  if (ARITHMETIC.has(operator)) {
    const none: Expression = { kind: 'value', value: 0 }
    return pairCondition({ kind: 'pair', operator: 'is not', left: expression, right: none }, types)
  }
  if (left.kind === 'cases') {
    return conditionOf(
      spread(left, (value) => reduced({ ...expression, left: value })),
      types,
    )
  }
  if (right.kind === 'cases') {
    return conditionOf(
      spread(right, (value) => reduced({ ...expression, right: value })),
      types,
    )
  }
  return (
    linear(expression, types) ??
    typedCondition(expression, types) ??
    unlike(expression, types) ??
    listed(expression, types)
  )
}

/** A number of the state is never words, true or false. */
function unlike(
  { operator, left, right }: Extract<Expression, { kind: 'pair' }>,
  types: Types,
): boolean | undefined {
  if (operator !== 'is' && operator !== 'is not') return undefined
  const sides = [left, right]
  const hasNumber = sides.some((side) => sumOf(side, types) !== undefined)
  const hasOther = sides.some((side) => isValue(side) && typeof side.value !== 'number')
  return hasNumber && hasOther ? operator === 'is not' : undefined
}

/** `name is "Mira"`: what is typed is compared with words, and with nothing else. */
function typedCondition(
  { operator, left, right }: Extract<Expression, { kind: 'pair' }>,
  types: Types,
): Condition | undefined {
  const sign = Object.hasOwn(SIGNS, operator) ? SIGNS[operator] : undefined
  if (sign !== '==' && sign !== '!=') return undefined
  const [side, other] = left.kind === 'variable' ? [left, right] : [right, left]
  const type = side.kind === 'variable' ? types.get(side.name) : undefined
  if (type?.kind !== 'typed' || other.kind !== 'value') return undefined
  if (typeof other.value !== 'string' || wordsOf(other.value) !== other.value) return undefined
  return binary(sign, named(type.id), literal(other.value))
}

const ARITHMETIC = new Set(['+', '-', '*', '/', 'div', '%'])

const reduced = (expression: Expression): Expression =>
  reduce(expression, (name) => ({ kind: 'variable', name })) ?? expression

function joined(operator: 'and' | 'or', left: Translated, right: Translated): Translated {
  const settles = operator === 'or'
  if (left === settles || right === settles) return settles
  if (left === undefined || right === undefined) return undefined
  if (typeof left === 'boolean') return right
  return typeof right === 'boolean' ? left : binary(operator, left, right)
}

/** `gold + 1 >= 3`, where all is numbers. */
function linear(
  { operator, left, right }: Extract<Expression, { kind: 'pair' }>,
  types: Types,
): Condition | undefined {
  const sign = Object.hasOwn(SIGNS, operator) ? SIGNS[operator] : undefined
  const one = sumOf(left, types)
  const other = sumOf(right, types)
  const moved = linearOf(left)
  const beside = linearOf(right)
  // `seen + 1 == 2` is `seen == 1`.
  if (sign && moved && moved.name !== null && moved.plus !== 0 && beside?.name === null) {
    const bare: Expression = { kind: 'variable', name: moved.name }
    const value: Expression = { kind: 'value', value: beside.plus - moved.plus }
    return linear({ kind: 'pair', operator, left: bare, right: value }, types)
  }
  return sign && one && other ? binary(sign, one, other) : undefined
}

const MOST_DIGITS = 999_999

/** A number of the state with a whole number added, as the language of conditions writes it. */
export function sumOf(expression: Expression, types: Types): Condition | undefined {
  const sum = linearOf(expression)
  if (!sum || !Number.isInteger(sum.plus) || Math.abs(sum.plus) > MOST_DIGITS) return undefined
  if (sum.name === null) return literal(sum.plus)
  const type = types.get(sum.name)
  if (type?.kind !== 'number') return undefined
  if (sum.plus === 0) return named(type.id)
  return binary(sum.plus > 0 ? '+' : '-', named(type.id), literal(Math.abs(sum.plus)))
}

/** Whatever hangs on variables of few values: the rows in which it holds. */
function listed(expression: Expression, types: Types): Translated {
  const names = [...new Set(variablesIn(expression))]
  const domains = new Map(names.map((name) => [name, domainOf(types.get(name))]))
  const rows = rowsOf(names, domains, MOST_ROWS)
  if (!rows) return undefined
  const holds = rows.map((row) => Boolean(evaluate(expression, (name) => row.get(name))))
  if (!holds.includes(false)) return true
  if (!holds.includes(true)) return false
  const those = (wanted: boolean) =>
    rows
      .filter((_, place) => holds[place] === wanted)
      .map((row) => rowCondition(row, types))
      .reduce((whole, one) => binary('or', whole, one))
  const isFew = holds.filter(Boolean).length <= rows.length / 2
  return isFew ? those(true) : denied(those(false))
}

const rowCondition = (row: ReadonlyMap<string, Value>, types: Types): Condition =>
  [...row]
    .map(([name, value]) => isCondition(types.get(name), value))
    .reduce((whole, one) => binary('and', whole, one))

function isCondition(type: VariableType | undefined, value: Value): Condition {
  if (type?.kind === 'flag') return value === true ? named(type.id) : denied(named(type.id))
  if (type?.kind === 'one_of') {
    return binary('==', named(type.id), literal(type.codes.get(value) ?? ''))
  }
  return binary('==', named(type?.kind === 'number' ? type.id : ''), literal(value))
}
