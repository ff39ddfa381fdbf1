import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Effort } from './effort.ts'
import {
  COMPARISONS,
  evaluate,
  variablesIn,
  type Expression,
  type Operator,
  type Value,
} from './expression.ts'
import { linearOf, shareIn } from './reduce.ts'
import type { Usage } from './usageOf.ts'

/** What a variable can be: these values; a whole number of a range; or nobody knows. */
export type Domain = ReadonlySet<Value> | 'range' | 'unknown'

const MOST_ROUNDS = 80
const MOST_TOGETHER = 2000

/** All that each variable can ever be, by what it begins as and by all that is set. */
export function domainsOf(usage: Usage, effort: Effort): Map<string, Domain> {
  const domains = new Map<string, Domain>()
  for (const [name, { starts, unknown }] of usage) {
    domains.set(name, unknown ? 'unknown' : new Set(starts))
  }
  let isOpen = true
  for (let round = 0; isOpen && round < MOST_ROUNDS; round += 1) {
    isOpen = false
    for (const [name, { given }] of usage) {
      const before = domains.get(name) ?? 'unknown'
      const after = given.reduce<Domain>(
        (domain, value) => widened(name, domain, value, { domains, effort }),
        before,
      )
      isOpen ||= after !== before
      domains.set(name, after)
    }
  }
  // What does not come to rest can be anything.
  if (isOpen)
    for (const [name, { given }] of usage) if (given.length > 0) domains.set(name, 'unknown')
  return domains
}

interface Looking {
  domains: ReadonlyMap<string, Domain>
  effort: Effort
}

function widened(name: string, before: Domain, value: Expression, looking: Looking): Domain {
  if (before === 'unknown') return before
  const more = valuesOf(value, looking)
  if (more === 'unknown' || before === 'range' || more === 'range') {
    return more !== 'unknown' && isStep(name, value, looking) ? 'range' : rangeOr(before, more)
  }
  const fresh = [...more].filter((one) => !before.has(one))
  if (fresh.length === 0) return before
  const all = new Set([...before, ...fresh])
  if (all.size <= STORY_LIMITS.oneOf) return all
  return [...all].every(isWhole) ? 'range' : 'unknown'
}

/** A range takes in whole numbers; anything else makes it unknown. */
function rangeOr(before: Domain, more: Domain): Domain {
  if (more === 'unknown' || more === 'range') return 'unknown'
  return before === 'range' && [...more].every(isWhole) ? 'range' : 'unknown'
}

export const isWhole = (value: Value) =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= STORY_LIMITS.numberMin &&
  value <= STORY_LIMITS.numberMax

/** Itself, and something added that is one of a few whole numbers. */
function isStep(name: string, value: Expression, looking: Looking): boolean {
  if (shareIn(name, value) !== null) return true
  const linear = linearOf(value)
  if (linear) return linear.name === name && Number.isInteger(linear.plus)
  if (value.kind !== 'pair' || (value.operator !== '+' && value.operator !== '-')) return false
  const isSelf = value.left.kind === 'variable' && value.left.name === name
  const step = isSelf ? valuesOf(value.right, looking) : 'unknown'
  return typeof step === 'object' && [...step].every(isWhole)
}

const ASKING = new Set<Operator>([...COMPARISONS, 'and', 'or'])

/** All values that an expression can come to. */
function valuesOf(expression: Expression, { domains, effort }: Looking): Domain {
  if (expression.kind === 'draw') return new Set(expression.values)
  const names = [...new Set(variablesIn(expression))]
  const own = names.map((name) => domains.get(name) ?? 'unknown')
  if (own.includes('unknown')) return 'unknown'
  const isAsking =
    expression.kind === 'not' || (expression.kind === 'pair' && ASKING.has(expression.operator))
  if (own.includes('range')) return isAsking ? new Set([true, false]) : 'range'
  const values = new Set<Value>()
  const rows = rowsOf(names, domains)
  effort(1 + (rows?.length ?? 0))
  for (const row of rows ?? []) {
    const value = evaluate(expression, (name) => row.get(name))
    if (value !== undefined) values.add(value)
  }
  return rows === null ? 'unknown' : values
}

/** Every row of values that variables of few values can have together; null where there are too many. */
export function rowsOf(
  names: readonly string[],
  domains: ReadonlyMap<string, Domain>,
  most = MOST_TOGETHER,
): ReadonlyMap<string, Value>[] | null {
  let rows: ReadonlyMap<string, Value>[] = [new Map()]
  for (const name of names) {
    const domain = domains.get(name)
    if (typeof domain !== 'object' || most < rows.length * domain.size) return null
    rows = rows.flatMap((row) => [...domain].map((value) => new Map([...row, [name, value]])))
  }
  return rows
}
