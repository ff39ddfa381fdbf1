import { flagsOf, lookupIn, setFacts, type StoryGraph } from '@kathasagar/story'

import { offersIn, worldOf } from '../state/playWorld.ts'
import type { Offer, TurnState } from '../turn/turnState.ts'
import { aboutOf, readFacts, heldFacts, turnsOf, type Fact } from './fact.ts'
import { factsIn, type Told } from './factsIn.ts'

/** How a player has changed what is remembered of a turn. */
export interface FactCorrection {
  text: string
  is_struck: boolean
  /** Of the turn: its number, and what was remembered of it. */
  number: number
  facts: readonly Fact[]
}

/**
 * A state as its player has corrected it: what was struck is marked, what was mended stands beside it,
 * and what was brought back is as it was. Conditions ask for what stands, and so do the open choices.
 */
export function withCorrections(
  graph: StoryGraph,
  state: TurnState,
  corrections: readonly FactCorrection[],
): TurnState {
  const before = readFacts(state.facts)
  if (corrections.length === 0 && before.every((fact) => !fact.is_struck && !fact.is_mended)) {
    return state
  }
  const marked = before
    .filter(({ is_mended }) => is_mended !== true)
    .map(({ is_struck: _was, ...fact }): Fact => {
      // What was said more than once stands for as long as one of its turns does.
      const isStruck = turnsOf(fact).every((turn) =>
        corrections.some(({ number, facts }) => number === turn && isOf(fact, number, facts)),
      )
      return isStruck ? { ...fact, is_struck: true } : fact
    })
  const mended = corrections
    .filter(
      ({ is_struck, number, facts }) =>
        !is_struck && marked.some((one) => isOf(one, number, facts)),
    )
    .flatMap(({ text, number, facts }) => {
      const heardBy = whomOf(facts)
      const told = factsIn({ graph, node: state.node, heardBy }, text, { isDone: false })
      const said: readonly Told[] = told.length > 0 ? told : [{ kind: 'said', what: text }]
      return said.map((one): Fact => ({ ...one, turn: number, times: 1, is_mended: true }))
    })
  const facts = [...marked, ...mended]
  const after = { ...state, facts, ...worldAfter(graph, state, before, facts) }
  return { ...after, offers: offersAfter(graph, state, after) }
}

/** The choices that are open afterwards; a closer look keeps its ways but for those that are closed. */
function offersAfter(graph: StoryGraph, before: TurnState, after: TurnState): readonly Offer[] {
  const indexesOf = (offers: readonly Offer[]) =>
    offers.flatMap(({ path }) => (path.kind === 'choice' ? path.index : []))
  const were = indexesOf(offersIn(graph, worldOf(graph, before), before.node))
  const open = offersIn(graph, worldOf(graph, after), after.node)
  const now = new Set(indexesOf(open))
  if (were.length === now.size && were.every((index) => now.has(index))) return before.offers
  const isCloserLook = before.offers.some(({ path }) => path.kind === 'linger')
  return isCloserLook
    ? before.offers.filter(({ path }) => path.kind === 'linger' || now.has(path.index))
    : open
}

/** To whom the player spoke then, wherever they are now. */
const whomOf = (facts: readonly Fact[]) => [
  ...new Set(facts.flatMap(({ kind, who }) => (kind === 'did' ? [] : (who ?? [])))),
]

/** Whether it is one of those that a turn left; what its author wrote stands whatever its player says of it. */
const isOf = (fact: Fact, number: number, facts: readonly Fact[]) =>
  turnsOf(fact).includes(number) &&
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
  const isNew = (facts: readonly Fact[]) => (fact: Fact) =>
    !heldFacts(facts).some((one) => isOf(one, fact.turn, [fact]))
  const gone = heldFacts(before).filter(isNew(after))
  const lowered = setFacts(graph.declared, world, gone.map(seen), { turn: state.turn, isSo: false })
  const isUp = lookupIn(world, graph.declared)
  // Whoever was not there was told nothing then, and is told nothing now.
  const wasHeard = (fact: Fact) =>
    flagsOf(graph.declared ?? {}, seen(fact)).every((name) => isUp(name) === true)
  // What was said besides may hold up what one that is gone has held.
  const held = heldFacts(after).filter(
    (fact) =>
      (fact.who !== undefined || fact.kind === 'is_called') &&
      (isNew(before)(fact) || (gone.some(({ kind }) => kind === fact.kind) && wasHeard(fact))),
  )
  return {
    world: setFacts(graph.declared, lowered, held.map(seen), { turn: state.turn, isSo: true }),
  }
}
