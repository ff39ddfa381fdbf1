import type { StateValue } from '../schema/variables.ts'
import { BINDING, type Expression } from './expression.ts'

/** Prints a condition in canonical form. Parsing it again gives the same expression. */
export const printCondition = (expression: Expression): string => print(expression, 0)

function print(expression: Expression, above: number): string {
  switch (expression.kind) {
    case 'literal':
      return printValue(expression.value)
    case 'name':
      return expression.name
    case 'not': {
      const denied = `not ${print(expression.of, BINDING.not)}`
      return above > BINDING.not ? `(${denied})` : denied
    }
    case 'binary': {
      const { operator, left, right } = expression
      const binding = BINDING[operator]
      // Operators are left-associative, so a right operand with the same operator needs brackets.
      const isComparison = binding === BINDING['==']
      const sides = `${print(left, isComparison ? binding + 1 : binding)} ${operator} ${print(right, binding + 1)}`
      return above > binding ? `(${sides})` : sides
    }
  }
}

const printValue = (value: StateValue): string =>
  typeof value === 'string' ? `"${value.replace(/["\\]/gu, String.raw`\$&`)}"` : String(value)
