import { flagsOf, lookupIn, setFacts, type StoryGraph } from '@kathasagar/story'

import { offeredChoices, worldOf } from '../world/playWorld.ts'
import type { Offer, TurnState } from '../world/turnState.ts'
import { aboutOf, readFacts, turnsOf, type Fact } from '../world/fact.ts'

export interface RemovedFacts {
  number: number
  facts: readonly Fact[]
}

/** Returns the state without deleted facts. A repeated fact must be deleted in all its turns. */
export function withoutRemoved(
  graph: StoryGraph,
  state: TurnState,
  removed: readonly RemovedFacts[],
): TurnState {
  const before = readFacts(state.facts)
  const facts = before.filter((fact) => !turnsOf(fact).every((turn) => isRemoved(fact, turn)))
  if (facts.length === before.length) return state
  const after = { ...state, facts, ...worldAfter(graph, state, before, facts) }
  return { ...after, offers: offersAfter(graph, state, after) }

  function isRemoved(fact: Fact, turn: number) {
    return removed.some(({ number, facts: left }) => number === turn && isOf(fact, left))
  }
}

/** Returns the open choices after a deletion. A closer look gets no new ones. */
function offersAfter(graph: StoryGraph, before: TurnState, after: TurnState): readonly Offer[] {
  const indexesOf = (offers: readonly Offer[]) =>
    offers.flatMap(({ path }) => (path.kind === 'choice' ? path.index : []))
  const were = indexesOf(offeredChoices(graph, worldOf(graph, before), before.node))
  const open = offeredChoices(graph, worldOf(graph, after), after.node)
  const now = new Set(indexesOf(open))
  if (were.length === now.size && were.every((index) => now.has(index))) return before.offers
  const isCloserLook = before.offers.some(({ path }) => path.kind === 'linger')
  return isCloserLook
    ? before.offers.filter(({ path }) => path.kind === 'linger' || now.has(path.index))
    : open
}

/** Returns true if the fact is in the list. Actions come from the author and cannot be deleted. */
const isOf = (fact: Fact, facts: readonly Fact[]) =>
  fact.kind !== 'did' &&
  facts.some(({ kind, who, what }) => kind === fact.kind && who === fact.who && what === fact.what)

function worldAfter(
  graph: StoryGraph,
  state: TurnState,
  before: readonly Fact[],
  after: readonly Fact[],
): Pick<TurnState, 'world'> {
  const world = worldOf(graph, state)
  if (world === null || graph.declared === null) return {}
  const seen = (fact: Fact) => ({ kind: fact.kind, what: fact.what, about: aboutOf(fact) })
  const gone = before.filter((fact) => !after.includes(fact))
  const lowered = setFacts(graph.declared, world, gone.map(seen), { turn: state.turn, isSo: false })
  const isUp = lookupIn(world, graph.declared)
  // Absent people did not learn the fact, so their flags stay false.
  const wasHeard = (fact: Fact) =>
    flagsOf(graph.declared ?? {}, seen(fact)).every((name) => isUp(name) === true)
  // Another fact may still set the flag of a deleted one.
  const held = after.filter(
    (fact) =>
      (fact.who !== undefined || fact.kind === 'is_called') &&
      gone.some(({ kind }) => kind === fact.kind) &&
      wasHeard(fact),
  )
  return {
    world: setFacts(graph.declared, lowered, held.map(seen), { turn: state.turn, isSo: true }),
  }
}
