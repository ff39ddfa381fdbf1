import { type FactKind, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { type Fact, plainText, type StoryGraph } from '@kathasagar/story'

export type { Fact }

/** Reads stored facts. Converts sentences without kinds, which older versions stored. */
export const readFacts = (stored: readonly (Fact | string)[]): readonly Fact[] =>
  stored.some((one) => typeof one === 'string')
    ? stored.map((one) =>
        typeof one === 'string' ? { kind: 'said', what: one, turn: 0, times: 1 } : one,
      )
    : (stored as readonly Fact[])

/** Frequent kinds, which are dropped first if there are too many facts. */
const LIGHT: ReadonlySet<FactKind> = new Set<FactKind>(['did', 'said', 'saw', 'asked'])

export const keyOf = ({ kind, who, name = '', thing = '', what }: Fact) =>
  [kind, who ?? plainText(name), thing, plainText(what)].join('|')

/** Adds new facts. If a fact is repeated, increases its count. */
export function remember(known: readonly Fact[], fresh: readonly Fact[]): readonly Fact[] {
  if (fresh.length === 0) return known
  const all = fresh.reduce<readonly Fact[]>((facts, fact) => {
    const before = facts.find((one) => keyOf(one) === keyOf(fact))
    return [...facts.filter((one) => one !== before), before ? again(before, fact) : fact]
  }, known)
  return kept(all)
}

export const turnsOf = ({ turn, turns = [turn] }: Fact): readonly number[] => turns

const again = (before: Fact, fact: Fact): Fact => ({
  ...before,
  ...fact,
  turns: [...turnsOf(before), ...turnsOf(fact)].slice(-STORY_LIMITS.factTurns),
  times: before.times + fact.times,
})

function kept(facts: readonly Fact[]): readonly Fact[] {
  if (facts.length <= STORY_LIMITS.factsKept) return facts
  const oldest = facts.find(({ kind }) => LIGHT.has(kind)) ?? facts[0]
  return kept(facts.filter((one) => one !== oldest))
}

/** Returns the ids that conditions use for a fact: the cast member and the thing. */
export const aboutOf = ({ who, thing }: Fact) => [who, thing]

export const hasSeen = (facts: readonly Fact[], what: string): boolean =>
  facts.some((fact) => (fact.kind === 'saw' || fact.kind === 'said') && fact.what === what)

export interface FactContext {
  graph: StoryGraph
  node: string
  /** True if the author wrote the text, so that "you" is the player. */
  isAuthors?: boolean
}
