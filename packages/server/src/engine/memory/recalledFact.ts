import type { FactKind } from '@kathasagar/api/contract/vocabulary'
import type { StoryGraph } from '@kathasagar/api/rules'

import { isGraveTurn } from '../storyteller/linesAt.ts'
import { targetOf, type Ruling } from '../turn/ruling.ts'
import type { TurnState } from '../turn/turnState.ts'
import { readFacts, standing, type Fact } from './fact.ts'

/** Kinds that a storyteller comes back to by itself. */
const WORTH_RECALLING: ReadonlySet<FactKind> = new Set<FactKind>([
  'promised',
  'told',
  'gave',
  'hurt',
  'is_called',
])
/** Turns that lie between a fact and its coming back, and between two that come back. */
const REST = 2

/**
 * The fact that fits where a turn leads, for the storyteller to come back to: of somebody who is there,
 * or of the player, the oldest first, each once. None where the author has the last word.
 */
export function recalledFact(
  graph: StoryGraph,
  state: TurnState,
  ruling: Ruling | { kind: 'start' },
): Fact | null {
  const target = targetOf(ruling)
  const isMet = ruling.kind === 'topic' || (target !== null && !graph.isEnding(target))
  if (!isMet || graph.ink !== null || isGraveTurn({ graph, state, ruling })) return null
  const now = state.turn + 1
  const facts = standing(readFacts(state.facts))
  if (facts.some(({ recalled = -REST }) => now - recalled < REST)) return null
  const people =
    ruling.kind === 'topic' ? [ruling.person] : (graph.node(target ?? state.node).people ?? [])
  const fits = facts.filter(
    ({ kind, who, turn, recalled }) =>
      recalled === undefined &&
      WORTH_RECALLING.has(kind) &&
      now - turn >= REST &&
      (who === undefined
        ? people.length > 0 && (kind === 'is_called' || kind === 'promised')
        : people.includes(who)),
  )
  return fits[0] ?? null
}

/** Facts once the storyteller has come back to one of them. */
export function afterRecall(
  graph: StoryGraph,
  state: TurnState,
  ruling: Ruling,
): TurnState['facts'] {
  const recalled = recalledFact(graph, state, ruling)
  if (recalled === null) return state.facts
  const now = state.turn + 1
  return readFacts(state.facts).map((fact) =>
    fact === recalled || isSame(fact, recalled) ? { ...fact, recalled: now } : fact,
  )
}

const isSame = (one: Fact, other: Fact) =>
  one.kind === other.kind &&
  one.who === other.who &&
  one.what === other.what &&
  one.turn === other.turn
