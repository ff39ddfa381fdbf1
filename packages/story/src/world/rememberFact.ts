import { ANYONE } from '../vocabulary/vocabulary.ts'
import type { Declared } from '../conditions/checkCondition.ts'
import { applySets, type World } from './world.ts'

export interface KnownFact {
  kind: string
  about: readonly (string | undefined)[]
  what: string
}

export function flagsOf(declared: Declared, { kind, about }: KnownFact): string[] {
  return Object.entries(declared).flatMap(([name, variable]) => {
    const fact = 'flag' in variable ? variable.fact : undefined
    if (fact === undefined || fact.kind !== kind) return []
    const { whom } = fact
    return whom === undefined || about.includes(whom) || whom === ANYONE ? [name] : []
  })
}

/** Sets or clears facts. Ignores those that no condition tests. */
export function setFacts(
  declared: Declared,
  world: World,
  facts: readonly KnownFact[],
  { turn, isSo }: { turn: number; isSo: boolean },
): World {
  const raised = facts.flatMap((fact) =>
    flagsOf(declared, fact).map((name) => [name, fact.what] as const),
  )
  if (raised.length === 0) return world
  const sets = Object.fromEntries(raised.map(([name]) => [name, isSo]))
  const said = isSo ? { ...world.said, ...Object.fromEntries(raised) } : world.said
  return { ...applySets(declared, world, sets, turn), ...(said ? { said } : {}) }
}
