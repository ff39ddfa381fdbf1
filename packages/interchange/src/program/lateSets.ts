import type { DraftChoice } from './draft.ts'
import type { Expression } from './expression.ts'
import type { SetPart } from './program.ts'
import { not, reduce } from './reduce.ts'
import { knownIn, neededBy, type Telling } from './telling.ts'

/** A link of a scene, as it was come to. */
export interface Offered {
  choice: DraftChoice & { store: Telling['store'] }
  /** What was set before it. */
  before: ReadonlyMap<string, Expression | undefined>
  /** How much was set before it. */
  since: number
  sets: readonly SetPart[]
}

/** What variables are once a link is taken, over what they were before. */
export function afterSets(
  telling: Telling,
  before: ReadonlyMap<string, Expression | undefined>,
  sets: readonly SetPart[],
): Telling['store'] {
  const store = new Map(before)
  if (sets.length === 0) return store
  const known = knownIn({ ...telling, store })
  for (const { variable, value } of sets) {
    store.set(variable, value ? reduce(value, known) : undefined)
  }
  return store
}

/** A link is taken when all of its page has been told: what was set after it stands in it as well. */
export function settleLinks(telling: Telling): void {
  for (const { choice, before, since, sets } of telling.offered) {
    if (telling.changes === since) continue
    const base = new Map(before)
    for (const variable of neededBy(telling, sets)) {
      if ((telling.changedAt.get(variable) ?? 0) <= since) continue
      if (telling.store.has(variable)) {
        base.set(variable, narrowed(telling.store.get(variable), choice.when))
      } else base.delete(variable)
    }
    choice.store = afterSets(telling, base, sets)
  }
}

const isSame = (one: Expression, other: Expression) => JSON.stringify(one) === JSON.stringify(other)

/** What a value is where a condition holds, as far as its own cases say so. */
function narrowed(value: Expression | undefined, when: Expression): Expression | undefined {
  if (value?.kind !== 'cases') return value
  const [first, ...rest] = value.cases
  if (!first) return value
  if (isSame(first.when, when)) return first.value
  if (!isSame(not(first.when), when)) return value
  return rest.length === 1 ? rest[0]?.value : { ...value, cases: rest }
}
