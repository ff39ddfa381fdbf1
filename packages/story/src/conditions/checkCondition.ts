import type { StateValue, Variable } from '../schema/variables.ts'
import {
  BINDING,
  type Expression,
  isSyntaxIssue,
  syntaxIssue,
  type SyntaxIssue,
} from './expression.ts'
import { parseCondition } from './parseCondition.ts'

export type Declared = Readonly<Record<string, Variable>>

/** Type of an expression. `values` is null if any text is possible. */
type Kind =
  | { is: 'flag' }
  | { is: 'number' }
  | { is: 'text'; values: readonly string[] | null }
  | { is: 'unknown' }

interface Checking {
  declared: Declared
  faults: SyntaxIssue[]
}

const FLAG: Kind = { is: 'flag' }
const NUMBER: Kind = { is: 'number' }
const UNKNOWN: Kind = { is: 'unknown' }

export function checkCondition(condition: string, declared: Declared): SyntaxIssue[] {
  if (condition.trim() === '') return []
  const read = parseCondition(condition)
  return isSyntaxIssue(read) ? [read] : checkExpression(read, declared)
}

export function checkExpression(expression: Expression, declared: Declared): SyntaxIssue[] {
  const checking: Checking = { declared, faults: [] }
  expect(expression, 'flag', checking)
  return checking.faults
}

/** Checks an expression that a text displays. It must be a number or a value from a list. */
export function checkShown(expression: Expression, declared: Declared): SyntaxIssue[] {
  const checking: Checking = { declared, faults: [] }
  const { is } = kindOf(expression, checking)
  if (is !== 'flag' || hasWords(expression, declared)) return checking.faults
  return [...checking.faults, syntaxIssue(expression.column, 'flagWithoutWords')]
}

function hasWords(expression: Expression, declared: Declared): boolean {
  if (expression.kind !== 'name' || !Object.hasOwn(declared, expression.name)) return false
  const variable = declared[expression.name]
  return variable !== undefined && 'flag' in variable && variable.fact !== undefined
}

const WANTED = { flag: 'flagNeeded', number: 'numberNeeded' } as const

function expect(expression: Expression, wanted: keyof typeof WANTED, checking: Checking): void {
  const { is } = kindOf(expression, checking)
  if (is === wanted || is === 'unknown') return
  checking.faults.push(syntaxIssue(expression.column, WANTED[wanted]))
}

function kindOf(expression: Expression, checking: Checking): Kind {
  switch (expression.kind) {
    case 'literal':
      return kindOfValue(expression.value)
    case 'name':
      return kindOfName(expression.name, expression.column, checking)
    case 'not':
      expect(expression.of, 'flag', checking)
      return FLAG
    case 'binary':
      return kindOfBinary(expression, checking)
  }
}

function kindOfBinary(
  { operator, left, right }: Expression & { kind: 'binary' },
  checking: Checking,
): Kind {
  if (operator === '==' || operator === '!=') {
    checkSides(left, right, checking)
    return FLAG
  }
  const sides = operator === 'and' || operator === 'or' ? 'flag' : 'number'
  expect(left, sides, checking)
  expect(right, sides, checking)
  return BINDING[operator] === BINDING['+'] ? NUMBER : FLAG
}

function kindOfValue(value: StateValue): Kind {
  if (typeof value === 'boolean') return FLAG
  return typeof value === 'number' ? NUMBER : { is: 'text', values: [value] }
}

function kindOfName(name: string, column: number, { declared, faults }: Checking): Kind {
  const variable = Object.hasOwn(declared, name) ? declared[name] : undefined
  if (variable === undefined) {
    faults.push(syntaxIssue(column, 'unknownName', { name }))
    return UNKNOWN
  }
  if ('flag' in variable) return FLAG
  if ('typed' in variable) return { is: 'text', values: null }
  return 'number' in variable ? NUMBER : { is: 'text', values: variable.one_of }
}

function checkSides(left: Expression, right: Expression, checking: Checking): void {
  const one = kindOf(left, checking)
  const other = kindOf(right, checking)
  const { column } = right
  if (one.is === 'unknown' || other.is === 'unknown') return
  if (one.is !== other.is) {
    checking.faults.push(syntaxIssue(column, 'neverAlike'))
    return
  }
  if (one.is !== 'text' || other.is !== 'text') return
  if (!one.values || !other.values) {
    if (left.kind === 'literal' || right.kind === 'literal') return
    checking.faults.push(syntaxIssue(column, 'typedInQuotes'))
    return
  }
  if (one.values.some((value) => other.values?.includes(value))) return
  const known = (left.kind === 'literal' ? other : one).values ?? []
  const values = known.map((value) => `“${value}”`).join(', ')
  checking.faults.push(syntaxIssue(column, 'neverSo', { values }))
}
