import type { Sets } from '@kathasagar/story'
import { answerOf } from './answerOf.ts'
import { rowsOf, type Domain } from './domains.ts'
import { evaluate, variablesIn, type Expression, type Value } from './expression.ts'
import type { TextPiece } from './draft.ts'
import { drawText } from './drawText.ts'
import { ALWAYS, and, isBoolean, isSame, linearOf, not, shareIn } from './reduce.ts'
import { wordsOf, type Types, type VariableType } from './typesOf.ts'

/** One of several things that is so, and when. */
export interface Case<T> {
  when: Expression
  value: T
}

const MOST_ROWS = 400

const domainOf = (type: VariableType | undefined): Domain => {
  if (type?.kind === 'flag') return new Set([true, false])
  if (type?.kind === 'one_of') return new Set(type.codes.keys())
  return type?.kind === 'number' ? type.values : 'unknown'
}

/** All values that an expression over the state can come to; null where there are too many. */
export function valuesIn(expression: Expression, types: Types, most: number): Value[] | null {
  const names = [...new Set(variablesIn(expression))]
  const domains = new Map(names.map((name) => [name, domainOf(types.get(name))]))
  const rows = rowsOf(names, domains, MOST_ROWS)
  if (!rows) return null
  const values = new Set<Value>()
  for (const row of rows) {
    const value = evaluate(expression, (name) => row.get(name))
    if (value !== undefined) values.add(value)
  }
  return values.size > most ? null : [...values]
}

const is = (left: Expression, value: Value): Expression => ({
  kind: 'pair',
  operator: 'is',
  left,
  right: { kind: 'value', value },
})

type SetValue = Sets[string]

/**
 * What a variable is set to, case by case; null where a structure cannot say it.
 * @param canBe Of its values those that it can have here.
 */
export function setCases(
  name: string,
  expression: Expression,
  types: Types,
  canBe: (value: Value) => boolean = () => true,
): Case<SetValue | null>[] | null {
  const type = types.get(name)
  if (!type || type.kind === 'constant' || type.kind === 'unknown')
    return [{ when: ALWAYS, value: null }]
  const step = type.kind === 'number' ? boundedStep(name, expression, type) : null
  if (step !== null) return [{ when: ALWAYS, value: step === 0 ? null : signed(step) }]
  if (expression.kind === 'cases') {
    const answer = type.kind === 'flag' ? answerOf(expression, types) : null
    return answer ? answerCases(answer) : nestedCases(name, expression, types)
  }
  if (expression.kind === 'draw') {
    const drawn = drawText(type, expression.values)
    return drawn === null ? null : [{ when: ALWAYS, value: drawn }]
  }
  const share = type.kind === 'number' ? shareIn(name, expression) : null
  if (share !== null) return [{ when: ALWAYS, value: share }]
  const linear = linearOf(expression)
  if (linear?.name === name && type.kind === 'number') {
    if (!Number.isInteger(linear.plus) || Math.abs(linear.plus) > MOST_STEP) return null
    return [{ when: ALWAYS, value: linear.plus === 0 ? null : signed(linear.plus) }]
  }
  if (expression.kind === 'variable' && expression.name === name)
    return [{ when: ALWAYS, value: null }]
  if (expression.kind === 'value') {
    const value = codeOf(type, expression.value)
    return value === undefined ? null : [{ when: ALWAYS, value }]
  }
  const steps = stepCases(name, expression, types)
  if (steps) return steps
  if (type.kind === 'flag' && isBoolean(expression)) return answerCases(expression)
  const values = valuesIn(expression, types, MOST_CASES)?.filter(canBe)
  if (!values) return null
  const cases = values.map((value) => ({ when: is(expression, value), value: codeOf(type, value) }))
  return cases.every((one): one is Case<SetValue> => one.value !== undefined) ? cases : null
}

const answerCases = (answer: Expression): Case<SetValue>[] => [
  { when: answer, value: true },
  { when: not(answer), value: false },
]

/** A step that goes no further than the bounds of a number, which a state keeps by itself; null for all else. */
function boundedStep(
  name: string,
  expression: Expression,
  { least, most }: Extract<VariableType, { kind: 'number' }>,
): number | null {
  if (expression.kind !== 'cases' || most - least > MOST_ROWS) return null
  if (variablesIn(expression).some((other) => other !== name)) return null
  const steps = Array.from({ length: most - least + 1 }, (_, at) => {
    const value = evaluate(expression, () => least + at)
    return typeof value === 'number' ? { from: least + at, to: value } : null
  })
  const free = steps.find((step) => step && step.to > least && step.to < most)
  const by = free ? free.to - free.from : 0
  const isStep = ({ from, to }: { from: number; to: number }) =>
    to === Math.min(most, Math.max(least, from + by))
  return by !== 0 && steps.every((step) => step && isStep(step)) ? by : null
}

const MOST_CASES = 12
const MOST_STEP = 9999

const signed = (step: number) => (step > 0 ? `+${step}` : String(step))

function nestedCases(
  name: string,
  { cases }: Extract<Expression, { kind: 'cases' }>,
  types: Types,
): Case<SetValue | null>[] | null {
  const all: Case<SetValue | null>[] = []
  let none: Expression = ALWAYS
  for (const [place, { when, value }] of cases.entries()) {
    // Of `name || "Stranger"` the name is told where it is one.
    const failed = cases.slice(0, place).some((before) => isSame(before.when, value))
    const canBe = isSame(when, value) ? Boolean : (one: Value) => !failed || !one
    const inner = setCases(name, value, types, canBe)
    if (!inner) return null
    const here = and(none, when)
    all.push(...inner.map((one) => ({ when: and(here, one.when), value: one.value })))
    none = and(none, not(when))
  }
  return all
}

/** Itself and what another one of few values comes to. */
function stepCases(
  name: string,
  expression: Expression,
  types: Types,
): Case<SetValue | null>[] | null {
  if (expression.kind !== 'pair' || (expression.operator !== '+' && expression.operator !== '-'))
    return null
  if (expression.left.kind !== 'variable' || expression.left.name !== name) return null
  if (types.get(name)?.kind !== 'number') return null
  const { right, operator } = expression
  const steps = valuesIn(right, types, MOST_CASES)
  if (!steps?.every((step) => typeof step === 'number' && Number.isInteger(step))) return null
  return steps.map((step) => {
    const by = operator === '+' ? Number(step) : -Number(step)
    return { when: is(right, step), value: by === 0 ? null : signed(by) }
  })
}

/** A value as the state holds it; undefined where it cannot. */
export function codeOf(type: VariableType, value: Value): SetValue | undefined {
  if (type.kind === 'flag') return Boolean(value)
  if (type.kind === 'one_of') return type.codes.get(value)
  if (type.kind === 'typed') return typeof value === 'boolean' ? undefined : wordsOf(value)
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined
}

/** The words of a choice, case by case; what shows more values than can be listed is given to `lose`. */
export function labelCases(
  label: readonly TextPiece[],
  types: Types,
  lose: (source: string) => void,
): Case<string>[] {
  let cases: Case<string>[] = [{ when: ALWAYS, value: '' }]
  for (const piece of label) {
    const more = pieceCases(piece, types, lose)
    const next = cases.flatMap((one) =>
      more.map((other) => ({ when: and(one.when, other.when), value: one.value + other.value })),
    )
    if (next.length > MOST_CASES) {
      lose(typeof piece === 'string' ? piece : 'a label')
      return cases
    }
    cases = next
  }
  return cases
}

function pieceCases(
  piece: TextPiece,
  types: Types,
  lose: (source: string) => void,
): Case<string>[] {
  if (typeof piece === 'string') return [{ when: ALWAYS, value: piece }]
  if (piece.kind === 'if') {
    return [
      ...labelCases(piece.so, types, lose).map(({ when, value }) => ({
        when: and(piece.when, when),
        value,
      })),
      ...labelCases(piece.otherwise, types, lose).map(({ when, value }) => ({
        when: and(not(piece.when), when),
        value,
      })),
    ]
  }
  const values = valuesIn(piece.of, types, MOST_CASES)
  if (values) return values.map((value) => ({ when: is(piece.of, value), value: String(value) }))
  lose(piece.source)
  return [{ when: ALWAYS, value: '' }]
}
