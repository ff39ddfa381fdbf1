import { COMPARISONS, type Expression } from '../program/expression.ts'
import { sizeOf } from '../program/reduce.ts'
import { readExpression } from './readExpression.ts'

/** Reads what is set or shown where a format reckons as JavaScript does; null as of a condition. */
export function readValue(source: string): Expression | null {
  const read = readExpression(source)
  return read && asValue(read)
}

const ALWAYS: Expression = { kind: 'value', value: true }

/** Larger ones are no value that anybody could read. */
const MOST_PARTS = 100

/** `$name || "Stranger"` is one of the two, and no answer to whether one of them holds. */
export const asValue = (of: Expression): Expression => (sizeOf(of) > MOST_PARTS ? of : valueIn(of))

function valueIn(of: Expression): Expression {
  if (of.kind === 'cases') {
    return { ...of, cases: of.cases.map(({ when, value }) => ({ when, value: valueIn(value) })) }
  }
  if (of.kind !== 'pair' || isAnswer(of)) return of
  const { operator, left, right } = of
  if (operator === 'or') {
    const some = eitherOf(left).map((one) => ({ when: one, value: whereItHolds(one) }))
    return { kind: 'cases', cases: [...some, { when: ALWAYS, value: valueIn(right) }] }
  }
  if (operator !== 'and') return { ...of, left: valueIn(left), right: valueIn(right) }
  const cases = [
    { when: left, value: valueIn(right) },
    { when: ALWAYS, value: valueIn(left) },
  ]
  return { kind: 'cases', cases }
}

/** What is asked one after the other in `a || b || c`. */
const eitherOf = (of: Expression): Expression[] =>
  of.kind === 'pair' && of.operator === 'or' ? [...eitherOf(of.left), of.right] : [of]

/** Of `a && b` the last one, which is all that it can be where both hold. */
const whereItHolds = (of: Expression): Expression =>
  of.kind === 'pair' && of.operator === 'and' ? whereItHolds(of.right) : valueIn(of)

/** Whether it can be nothing but true or false. */
function isAnswer(of: Expression): boolean {
  if (of.kind === 'value') return typeof of.value === 'boolean'
  if (of.kind !== 'pair') return of.kind === 'not'
  const { operator, left, right } = of
  if (operator === 'or' || operator === 'and') return isAnswer(left) && isAnswer(right)
  return COMPARISONS.has(operator)
}
