export type Value = number | string | boolean

export type Operator =
  | 'or'
  | 'and'
  | 'is'
  | 'is not'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'

/** A condition or a value as its author wrote it: literals, variables, and what joins them. */
export type Expression =
  | { kind: 'value'; value: Value }
  | { kind: 'variable'; name: string }
  | { kind: 'not' | 'minus'; of: Expression }
  | { kind: 'pair'; operator: Operator; left: Expression; right: Expression }

/** Undefined: not known. */
export type ValueOf = (variable: string) => Value | undefined

/** The value of an expression; undefined where it depends on what is not known, or makes no sense. */
export function evaluate(expression: Expression, valueOf: ValueOf): Value | undefined {
  switch (expression.kind) {
    case 'value':
      return expression.value
    case 'variable':
      return valueOf(expression.name)
    case 'not': {
      const value = evaluate(expression.of, valueOf)
      return value === undefined ? undefined : !value
    }
    case 'minus': {
      const value = evaluate(expression.of, valueOf)
      return typeof value === 'number' ? -value : undefined
    }
    case 'pair':
      return evaluatePair(expression, valueOf)
  }
}

function evaluatePair(
  { operator, left, right }: Extract<Expression, { kind: 'pair' }>,
  valueOf: ValueOf,
): Value | undefined {
  const a = evaluate(left, valueOf)
  const b = evaluate(right, valueOf)
  if (operator === 'and' || operator === 'or') {
    // One side can settle it even where the other is not known.
    const settles = operator === 'or'
    if ([a, b].some((side) => side !== undefined && Boolean(side) === settles)) return settles
    return a === undefined || b === undefined ? undefined : !settles
  }
  if (a === undefined || b === undefined) return undefined
  if (operator === 'is') return a === b
  if (operator === 'is not') return a !== b
  if (operator === '+' && (typeof a === 'string' || typeof b === 'string')) return `${a}${b}`
  if (typeof a !== 'number' || typeof b !== 'number') return undefined
  return reckon(operator, a, b)
}

function reckon(operator: Operator, a: number, b: number): Value | undefined {
  switch (operator) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return b === 0 ? undefined : a / b
    case '%':
      return b === 0 ? undefined : a % b
    default:
      return undefined
  }
}

export function variablesIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'value':
      return []
    case 'variable':
      return [expression.name]
    case 'not':
    case 'minus':
      return variablesIn(expression.of)
    case 'pair':
      return [...variablesIn(expression.left), ...variablesIn(expression.right)]
  }
}
