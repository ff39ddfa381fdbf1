import { grownBy, shrunkBy } from '@kathasagar/story'

export type Value = number | string | boolean

export type Operator =
  | 'or'
  | 'and'
  | 'is'
  | 'is not'
  /** As scripts compare loosely: \`1\`, \`"1"\` and \`true\` are alike. */
  | 'alike'
  | 'not alike'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  /** Of whole numbers, rounded down. */
  | 'div'
  | '%'
  /** A percentage that grows by a share of what it lacks, or loses a share of itself. */
  | '%+'
  | '%-'

/** Operators whose answer is true or false. */
export const COMPARISONS: ReadonlySet<Operator> = new Set<Operator>([
  'is',
  'is not',
  'alike',
  'not alike',
  '<',
  '<=',
  '>',
  '>=',
])

/** A condition or a value as its author wrote it: literals, variables, and what joins them. */
export type Expression =
  | { kind: 'value'; value: Value }
  | { kind: 'variable'; name: string }
  | { kind: 'not' | 'minus'; of: Expression }
  | { kind: 'pair'; operator: Operator; left: Expression; right: Expression }
  /** The value of the first case that holds; one of them always does. */
  | { kind: 'cases'; cases: readonly { when: Expression; value: Expression }[] }
  /** One of these by chance; what is named twice is twice as likely. */
  | { kind: 'draw'; values: readonly Value[] }

/** Undefined: not known. */
export type ValueOf = (variable: string) => Value | undefined

/** The value of an expression; undefined where it depends on what is not known or on chance, or makes no sense. */
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
    case 'cases': {
      for (const { when, value } of expression.cases) {
        const holds = evaluate(when, valueOf)
        if (holds === undefined) return undefined
        if (holds) return evaluate(value, valueOf)
      }
      return undefined
    }
    case 'draw':
      return undefined
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
  if (operator === 'alike') return isAlike(a, b)
  if (operator === 'not alike') return !isAlike(a, b)
  if (operator === '+' && (typeof a === 'string' || typeof b === 'string')) return joined(a, b)
  if (typeof a !== 'number' || typeof b !== 'number') return undefined
  return reckon(operator, a, b)
}

const isAlike = (a: Value, b: Value): boolean =>
  typeof a === typeof b ? a === b : Number(a) === Number(b)

/** A text that doubles itself is soon more than fits; a longer one is not followed. */
const LONGEST_TEXT = 20_000

function joined(a: Value, b: Value): Value | undefined {
  const text = `${a}${b}`
  return text.length > LONGEST_TEXT ? undefined : text
}

const isPercentage = (value: number) => value >= 0 && value <= 100

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
    case 'div':
      return b === 0 ? undefined : Math.floor(a / b)
    case '%':
      return b === 0 ? undefined : a % b
    case '%+':
      return isPercentage(a) ? grownBy(a, b) : undefined
    case '%-':
      return isPercentage(a) ? shrunkBy(a, b) : undefined
    default:
      return undefined
  }
}

export const variablesIn = (expression: Expression): string[] =>
  expression.kind === 'variable' ? [expression.name] : partsOf(expression).flatMap(variablesIn)

/** What an expression is made of. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'value':
    case 'draw':
    case 'variable':
      return []
    case 'not':
    case 'minus':
      return [expression.of]
    case 'pair':
      return [expression.left, expression.right]
    case 'cases':
      return expression.cases.flatMap(({ when, value }) => [when, value])
  }
}

/** An expression with others in place of some of its parts; `by` gives null for what stays. */
export function mapExpression(
  of: Expression,
  by: (one: Expression) => Expression | null,
): Expression {
  const found = by(of)
  if (found) return found
  const inner = (one: Expression) => mapExpression(one, by)
  switch (of.kind) {
    case 'not':
    case 'minus':
      return { ...of, of: inner(of.of) }
    case 'pair':
      return { ...of, left: inner(of.left), right: inner(of.right) }
    case 'cases': {
      const cases = of.cases.map(({ when, value }) => ({ when: inner(when), value: inner(value) }))
      return { ...of, cases }
    }
    default:
      return of
  }
}
