import type { Expression, Inventory, Sets } from '@kathasagar/story'

/** More ways in which hands can be full are not written out; then room is not counted elsewhere. */
const MOST_WAYS = 200

const named = (name: string): Expression => ({ kind: 'name', name, column: 1 })

export const joined = (
  operator: 'and' | 'or',
  parts: readonly Expression[],
): Expression | undefined =>
  parts.reduce<Expression | undefined>(
    (left, right) => (left ? { kind: 'binary', operator, left, right, column: 1 } : right),
    undefined,
  )

/** So many of the names, in every way; null where there are too many ways. */
function picked(names: readonly string[], count: number): string[][] | null {
  let ways: string[][] = [[]]
  for (const [place, name] of names.entries()) {
    const left = names.length - place - 1
    ways = ways.flatMap((way) => (way.length < count ? [[...way, name], way] : [way]))
    ways = ways.filter((way) => way.length + left >= count)
    if (ways.length > MOST_WAYS) return null
  }
  return ways
}

/** When there is room for what something takes, as a condition; null where there always is. */
export function roomGuard(inventory: Inventory | null, sets: Sets = {}): Expression | null {
  const taken = inventory?.names.filter((name) => sets[name] === true) ?? []
  if (inventory === null || taken.length === 0) return null
  const others = inventory.names.filter((name) => !Object.hasOwn(sets, name))
  const free = inventory.slots - taken.length
  if (others.length <= free) return null
  const full = free < 0 ? [[]] : picked(others, free + 1)
  if (full === null) return null
  const ways = full.flatMap((names) => joined('and', names.map(named)) ?? [])
  const isFull = joined('or', ways) ?? ({ kind: 'literal', value: true, column: 1 } as const)
  const hasAll = joined('and', taken.map(named))
  const parts: Expression[] = [{ kind: 'not', of: isFull, column: 1 }]
  return joined('or', hasAll ? [...parts, hasAll] : parts) ?? null
}
