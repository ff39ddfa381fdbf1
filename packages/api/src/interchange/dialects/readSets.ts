import type { Expression, Operator } from '../program/expression.ts'
import type { SetPart } from '../program/program.ts'
import { readExpression } from '../program/readExpression.ts'

const ASSIGNMENT =
  /^\s*([$_]?[\p{L}_][\p{L}\p{N}_.]*)\s*(\+\+|--|([-+*/%])?=(?!=)|\bto\b)\s*([\s\S]*)$/u

/** Splits at commas and semicolons that stand outside of strings and brackets. */
export function splitList(source: string): string[] {
  const items: string[] = []
  let depth = 0
  let quote = ''
  let item = ''
  for (const sign of source) {
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    else if ((sign === ',' || sign === ';') && depth === 0) {
      items.push(item)
      item = ''
      continue
    }
    item += sign
  }
  return [...items, item].map((one) => one.trim()).filter(Boolean)
}

/**
 * Reads assignments: `$x to 1`, `$x = 1`, `$x += 1`, `$x to it + 1`. A value that cannot be
 * translated is null, a stretch that is no assignment is told to `fail`.
 */
export function readSets(source: string, line: number, fail: (source: string) => void): SetPart[] {
  return splitList(source).flatMap((item): SetPart[] => {
    const match = ASSIGNMENT.exec(item)
    if (!match) {
      fail(item)
      return []
    }
    const [, variable = '', how = '', operator, rest = ''] = match
    const value = valueOf(variable, how, operator, rest)
    if (!value) fail(item)
    return [{ kind: 'set', variable, value, line }]
  })
}

function valueOf(
  variable: string,
  how: string,
  operator: string | undefined,
  rest: string,
): Expression | null {
  const own: Expression = { kind: 'variable', name: variable }
  const join = (sign: Operator, right: Expression | null): Expression | null =>
    right && { kind: 'pair', operator: sign, left: own, right }
  if (how === '++') return join('+', { kind: 'value', value: 1 })
  if (how === '--') return join('-', { kind: 'value', value: 1 })
  const value = readExpression(rest.replace(/\bit\b/gu, variable.replaceAll('$', '$$$$')))
  return operator === undefined ? value : join(operator as Operator, value)
}
