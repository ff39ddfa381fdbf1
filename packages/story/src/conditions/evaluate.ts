import type { StateValue } from '../schema/variables.ts'
import { withoutJoiners } from './withoutJoiners.ts'
import { type Expression, type Operator, isSyntaxIssue } from './expression.ts'
import { parseCondition } from './parseCondition.ts'

export type Lookup = (name: string) => StateValue | undefined

/** Evaluates an expression. Never throws, because values of the wrong type count as missing. */
export function evaluate(expression: Expression, lookup: Lookup): StateValue {
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'name':
      return lookup(expression.name) ?? false
    case 'not':
      return !isTrue(evaluate(expression.of, lookup))
    case 'binary': {
      const left = evaluate(expression.left, lookup)
      return combine(expression.operator, left, evaluate(expression.right, lookup))
    }
  }
}

function combine(operator: Operator, left: StateValue, right: StateValue): StateValue {
  switch (operator) {
    case 'and':
      return isTrue(left) && isTrue(right)
    case 'or':
      return isTrue(left) || isTrue(right)
    case '==':
      return isSame(left, right)
    case '!=':
      return !isSame(left, right)
    case '<':
      return numberOf(left) < numberOf(right)
    case '<=':
      return numberOf(left) <= numberOf(right)
    case '>':
      return numberOf(left) > numberOf(right)
    case '>=':
      return numberOf(left) >= numberOf(right)
    case '+':
      return numberOf(left) + numberOf(right)
    case '-':
      return numberOf(left) - numberOf(right)
  }
}

const isSame = (left: StateValue, right: StateValue): boolean =>
  typeof left === 'string' && typeof right === 'string'
    ? withoutJoiners(left) === withoutJoiners(right)
    : left === right

const isTrue = (value: StateValue): boolean => value === true

const numberOf = (value: StateValue): number => (typeof value === 'number' ? value : 0)

/** Returns true if a condition is met or blank, and false if it cannot be parsed. */
export function holds(condition: string | undefined, lookup: Lookup): boolean {
  if (condition === undefined || condition.trim() === '') return true
  const read = parseCondition(condition)
  return !isSyntaxIssue(read) && isTrue(evaluate(read, lookup))
}
