import type { FactKind } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import { isGraveTurn } from './linesAt.ts'
import { targetOf, type Ruling } from '../ruling/ruling.ts'
import type { TurnState } from '../turn/turnState.ts'
import { plainWords } from '../memory/plainWords.ts'
import { readFacts, type Fact } from '../memory/fact.ts'

/** Kinds that a storyteller comes back to by itself. */
const WORTH_RECALLING: ReadonlySet<FactKind> = new Set<FactKind>([
  'promised',
  'told',
  'gave',
  'hurt',
  'is_called',
])
/** What was said only makes sense behind what it answered: "yes, and thank him". */
const GOES_ON_FROM_NOTHING = /^(?:yes|no|and|or|but|fairly|plainly)\b/iu
/** Turns in which somebody is met or answered. */
const MEETING = new Set<string>(['advance', 'reaction', 'topic'])
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
  const node = targetOf(ruling) ?? state.node
  const isMet = MEETING.has(ruling.kind) && !graph.isEnding(node) && graph.program === null
  if (!isMet || isGraveTurn({ graph, state, ruling })) return null
  const now = state.turn + 1
  const facts = readFacts(state.facts)
  if (facts.some(({ recalled = -REST }) => now - recalled < REST)) return null
  const people = ruling.kind === 'topic' ? [ruling.person] : (graph.node(node).people ?? [])
  const fresh = facts.filter(
    ({ kind, turn, recalled, what, thing }) =>
      recalled === undefined &&
      WORTH_RECALLING.has(kind) &&
      now - turn >= REST &&
      !GOES_ON_FROM_NOTHING.test(what) &&
      (kind !== 'gave' || thing !== undefined),
  )
  const ofThem = fresh.find(({ who = '' }) => people.includes(who))
  const ofPlayer = fresh.find(({ kind }) => kind === 'is_called')
  return (
    ofThem ?? (people.length > 0 ? ofPlayer : undefined) ?? fresh.find(isNamed(graph, node)) ?? null
  )
}

/** Whether a scene has what a fact is about: it tells of whom it was said to, or the thing is there. */
function isNamed(graph: StoryGraph, node: string) {
  const { text, things = [] } = graph.node(node)
  const told = ` ${plainWords(text).join(' ')} `
  return ({ who, thing = '' }: Fact): boolean => {
    const name = plainWords((who === undefined ? undefined : graph.cast[who]?.name) ?? '').join(' ')
    return things.includes(thing) || (name !== '' && told.includes(` ${name} `))
  }
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
    isSame(fact, recalled) ? { ...fact, recalled: now } : fact,
  )
}

const isSame = (one: Fact, other: Fact) =>
  one.kind === other.kind &&
  one.who === other.who &&
  one.what === other.what &&
  one.turn === other.turn
