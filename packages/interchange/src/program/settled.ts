import { rowsOf, type Domain } from './domains.ts'
import { evaluate, variablesIn, type Expression } from './expression.ts'
import type { Types, VariableType } from './typesOf.ts'

/** Rows that are looked at to see whether a condition can hold at all. */
const MOST_SETTLED = 512
const SMALL_RANGE = 64

/** Whether an expression is so always, or never; undefined where that hangs on the state. */
export function settled(expression: Expression, types: Types): boolean | undefined {
  const names = [...new Set(variablesIn(expression))]
  const domains = new Map(names.map((name) => [name, wholeDomain(types.get(name))]))
  const rows = rowsOf(names, domains, MOST_SETTLED)
  if (!rows) return undefined
  const found = new Set(
    rows.map((row) => {
      const value = evaluate(expression, (name) => row.get(name))
      return value === undefined ? undefined : Boolean(value)
    }),
  )
  return found.size === 1 ? [...found][0] : undefined
}

function wholeDomain(type: VariableType | undefined): Domain {
  if (type?.kind !== 'number' || type.most - type.least > SMALL_RANGE) return domainOf(type)
  const { least, most } = type
  return new Set(Array.from({ length: most - least + 1 }, (_, at) => least + at))
}

/** The values that a variable can have; unknown where they are not few. */
export const domainOf = (type: VariableType | undefined): Domain => {
  if (type?.kind === 'flag') return new Set([true, false])
  if (type?.kind === 'one_of') return new Set(type.codes.keys())
  return type?.kind === 'number' ? type.values : 'unknown'
}
