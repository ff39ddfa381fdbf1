import { evaluate, partsOf, type Expression, type Operator, type Value } from './expression.ts'
import { hasDraw } from './openDraws.ts'

export const valueOf = (value: Value): Expression => ({ kind: 'value', value })
export const ALWAYS = valueOf(true)
export const NEVER = valueOf(false)

export const isValue = (
  expression: Expression | undefined,
): expression is Extract<Expression, { kind: 'value' }> => expression?.kind === 'value'

/** Larger ones are no condition that anybody could read, and are given up. */
const MOST_PARTS = 300

export const sizeOf = (expression: Expression): number =>
  partsOf(expression).reduce((sum, part) => sum + sizeOf(part), 1)

/** What a variable is at a point, over what is so where the scene is entered; undefined: not known. */
export type Known = (variable: string) => Expression | undefined

/** An expression with what is known put in and reckoned; undefined where it hangs on the unknown. */
export function reduce(expression: Expression, known: Known): Expression | undefined {
  switch (expression.kind) {
    case 'value':
    case 'draw':
      return expression
    case 'variable': {
      // What is drawn once is one value wherever it is read, and nobody knows which.
      const value = known(expression.name)
      return value && hasDraw(value) ? undefined : value
    }
    case 'not': {
      const of = reduce(expression.of, known)
      return of && not(of)
    }
    case 'minus': {
      const of = reduce(expression.of, known)
      return of && pair('-', valueOf(0), of)
    }
    case 'pair':
      return reducePair(expression, known)
    case 'cases':
      return reduceCases(expression, known)
  }
}

function reducePair(
  { operator, left, right }: Extract<Expression, { kind: 'pair' }>,
  known: Known,
): Expression | undefined {
  const a = reduce(left, known)
  const b = reduce(right, known)
  if (operator === 'and' || operator === 'or') {
    const settling = [a, b].find(
      (side) => isValue(side) && Boolean(side.value) === (operator === 'or'),
    )
    if (settling) return valueOf(operator === 'or')
  }
  if (!a || !b || a.kind === 'draw' || b.kind === 'draw') return undefined
  const whole = pair(operator, a, b)
  return whole && sizeOf(whole) <= MOST_PARTS ? whole : undefined
}

function reduceCases(
  { cases }: Extract<Expression, { kind: 'cases' }>,
  known: Known,
): Expression | undefined {
  const kept: { when: Expression; value: Expression }[] = []
  for (const one of cases) {
    const when = reduce(one.when, known)
    if (!when) return undefined
    if (isValue(when) && !when.value) continue
    const value = reduce(one.value, known)
    if (!value) return undefined
    kept.push({ when, value })
    if (isValue(when)) break
  }
  const [first] = kept
  if (!first) return undefined
  return isValue(first.when) ? first.value : { kind: 'cases', cases: kept }
}

export function not(of: Expression): Expression {
  if (of.kind === 'value') return valueOf(!of.value)
  return of.kind === 'not' && isBoolean(of.of) ? of.of : { kind: 'not', of }
}

const RECKONING = new Set<Operator>(['+', '-', '*', '/', 'div', '%', '%+', '%-'])

/** What is true or false and nothing else, so that denying it twice is itself. */
export const isBoolean = (expression: Expression): boolean =>
  expression.kind === 'not' || (expression.kind === 'pair' && !RECKONING.has(expression.operator))

export const isSame = (one: Expression, other: Expression): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export function and(left: Expression, right: Expression): Expression {
  if (isValue(left)) return left.value ? right : NEVER
  if (isValue(right)) return right.value ? left : NEVER
  if (isSame(left, right)) return left
  return { kind: 'pair', operator: 'and', left, right }
}

export function or(left: Expression, right: Expression): Expression {
  if (isValue(left)) return left.value ? ALWAYS : right
  if (isValue(right)) return right.value ? ALWAYS : left
  return { kind: 'pair', operator: 'or', left, right }
}

function pair(operator: Operator, left: Expression, right: Expression): Expression | undefined {
  if (operator === 'and') return and(left, right)
  if (operator === 'or') return or(left, right)
  const whole: Expression = { kind: 'pair', operator, left, right }
  if (isValue(left) && isValue(right)) {
    const value = evaluate(whole, () => undefined)
    return value === undefined ? undefined : valueOf(value)
  }
  return joined(whole)
}

/** `v + 1 - 2` is `v - 1`. */
function joined(whole: Extract<Expression, { kind: 'pair' }>): Expression {
  const linear = linearOf(whole)
  if (!linear || linear.name === null) return whole
  const variable: Expression = { kind: 'variable', name: linear.name }
  if (linear.plus === 0) return variable
  return {
    kind: 'pair',
    operator: linear.plus > 0 ? '+' : '-',
    left: variable,
    right: valueOf(Math.abs(linear.plus)),
  }
}

export interface Linear {
  /** Null where it is a number alone. */
  name: string | null
  plus: number
}

/** A variable and a number that is added to it; null for anything else. */
export function linearOf(expression: Expression): Linear | null {
  if (expression.kind === 'value') {
    return typeof expression.value === 'number' ? { name: null, plus: expression.value } : null
  }
  if (expression.kind === 'variable') return { name: expression.name, plus: 0 }
  if (expression.kind !== 'pair') return null
  const { operator } = expression
  if (operator !== '+' && operator !== '-') return null
  const left = linearOf(expression.left)
  const right = linearOf(expression.right)
  if (!left || !right || (left.name !== null && right.name !== null)) return null
  if (operator === '-' && right.name !== null) return null
  const sign = operator === '+' ? 1 : -1
  return { name: left.name ?? right.name, plus: left.plus + sign * right.plus }
}

/** A change of a variable by a share of so many hundredths, as a structure writes it; null for anything else. */
export function shareIn(name: string, expression: Expression): string | null {
  if (expression.kind !== 'pair') return null
  const { operator, left, right } = expression
  if (operator !== '%+' && operator !== '%-') return null
  const isSelf = left.kind === 'variable' && left.name === name
  if (!isSelf || right.kind !== 'value' || typeof right.value !== 'number') return null
  const isShare = Number.isInteger(right.value) && right.value >= 0 && right.value <= 100
  return isShare ? `${operator}${right.value}` : null
}
