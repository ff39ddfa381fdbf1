import type { StateValue, Variable } from '../schema/variables.ts'
import type { Declared } from './checkCondition.ts'
import { evaluate } from './evaluate.ts'
import { isSyntaxIssue, type Expression } from './expression.ts'
import { parseCondition } from './parseCondition.ts'

/** Maximum number of states to try. If there are more, the conditions count as compatible. */
const MAX_STATES = 2000

export function areExclusive(
  one: string | undefined,
  other: string | undefined,
  declared: Declared,
): boolean {
  if (one === undefined || other === undefined) return false
  const [a, b] = [parseCondition(one), parseCondition(other)]
  if (isSyntaxIssue(a) || isSyntaxIssue(b)) return false
  const marks = [...numbersIn(a), ...numbersIn(b)]
  const names = [...new Set([...namesIn(a), ...namesIn(b)])]
  let rows: ReadonlyMap<string, StateValue>[] = [new Map()]
  for (const name of names) {
    const variable = Object.hasOwn(declared, name) ? declared[name] : undefined
    const values = variable ? valuesOf(variable, marks) : []
    if (values.length === 0 || rows.length * values.length > MAX_STATES) return false
    rows = rows.flatMap((row) => values.map((value) => new Map([...row, [name, value]])))
  }
  return !rows.some((row) => {
    const lookup = (name: string) => row.get(name)
    return evaluate(a, lookup) === true && evaluate(b, lookup) === true
  })
}

/** Returns the values to try for a number: limits, and values around those in conditions. */
function valuesOf(variable: Variable, marks: readonly number[]): StateValue[] {
  if ('flag' in variable) return [true, false]
  if ('one_of' in variable) return [...variable.one_of]
  if ('typed' in variable) return []
  const [least, most] = variable.number
  const near = marks.flatMap((mark) => [mark - 1, mark, mark + 1])
  return [...new Set([least, most, ...near])].filter((value) => value >= least && value <= most)
}

function partsOf(expression: Expression): Expression[] {
  if (expression.kind === 'not') return [expression, ...partsOf(expression.of)]
  if (expression.kind !== 'binary') return [expression]
  return [expression, ...partsOf(expression.left), ...partsOf(expression.right)]
}

const namesIn = (expression: Expression): string[] =>
  partsOf(expression).flatMap((part) => (part.kind === 'name' ? [part.name] : []))

const numbersIn = (expression: Expression): number[] =>
  partsOf(expression).flatMap((part) =>
    part.kind === 'literal' && typeof part.value === 'number' ? [part.value, -part.value] : [],
  )
