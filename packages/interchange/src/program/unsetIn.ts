import type { Effort } from './effort.ts'
import { flowOf, type Flow } from './flowOf.ts'
import type { Program } from './program.ts'

type Unset = ReadonlyMap<string, ReadonlySet<string>>

/** Of each block, what some way there has not set. */
export function unsetIn(
  start: string,
  flows: ReadonlyMap<string, Flow>,
  sought: ReadonlySet<string>,
  effort: Effort,
): Unset {
  const unset = new Map<string, Set<string>>([[start, new Set(sought)]])
  const queue = [start]
  for (let next = 0; next < queue.length; next += 1) {
    const name = queue[next] ?? ''
    const here = unset.get(name) ?? new Set<string>()
    for (const { to, sets } of flows.get(name)?.ways ?? []) {
      if (!flows.has(to)) continue
      effort(1 + here.size)
      const known = unset.get(to) ?? new Set<string>()
      const fresh = [...here].filter((variable) => !sets.has(variable) && !known.has(variable))
      if (fresh.length === 0 && unset.has(to)) continue
      unset.set(to, new Set([...known, ...fresh]))
      queue.push(to)
    }
  }
  return unset
}

/** Which of these some way reads before anything has set them. */
export function readUnset(
  { start, blocks }: Program,
  sought: ReadonlySet<string>,
  effort: Effort,
): string[] {
  if (sought.size === 0) return []
  const flows = new Map([...blocks].map(([name, block]) => [name, flowOf(block)]))
  const unset = unsetIn(start, flows, sought, effort)
  const early = new Set<string>()
  for (const [name, { reads }] of flows) {
    const here = unset.get(name)
    for (const variable of here ? reads : []) if (here?.has(variable)) early.add(variable)
  }
  return [...early]
}
