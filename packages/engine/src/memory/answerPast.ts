import { own, type StoryGraph } from '@kathasagar/story'

import { sharedWith } from '../known/sharedWith.ts'
import { firstWords } from '../words/firstWords.ts'
import type { TurnState } from '../turn/turnState.ts'
import { readFacts, type Fact } from './fact.ts'
import { isCarried, isStillSo, thingsHad } from './hadNow.ts'
import { plainWords } from './plainWords.ts'
import { pastAsked, type PastAsked } from './pastAsked.ts'

/** What is known of a question about the player's own past: may be nothing, which is an answer, too. */
export interface PastKnown extends PastAsked {
  facts: readonly Fact[]
  isHad?: boolean
  /** Names of all that the player has, where nothing more is asked. */
  things?: readonly string[]
}

const ENOUGH = 0.5

interface Place {
  graph: StoryGraph
  state: TurnState
}

/** The facts that answer words about the past; null where they ask nothing of it. */
export function answerPast({ graph, state }: Place, text: string): PastKnown | null {
  const asked = pastAsked({ graph, node: state.node }, firstWords(text))
  if (asked === null) return null
  const things = asksForAll(asked) ? thingsHad({ graph, state }) : null
  if (things !== null) return { ...asked, facts: [], things }
  const facts = readFacts(state.facts).filter(
    (fact) => isAsked(fact, asked) && isStillSo({ graph, state }, fact),
  )
  const isHad = hadIn({ graph, state }, asked)
  if (facts.length === 0 && isHad === null && !isSaidOfNothing(asked)) return null
  // One is called by the last name that one gave.
  const most = asked.kind === 'is_called' ? 1 : MOST
  const newest = facts.toSorted((one, other) => one.turn - other.turn).slice(-most)
  return { ...asked, facts: newest, ...(isHad === null ? {} : { isHad }) }
}
const MOST = 3

/** "What do I have?" */
const asksForAll = ({ kind, whom, about }: PastAsked) =>
  kind === 'has' && about === '' && whom === null

/** Who the player is, what they have, and what was done that nobody kept: the story may know better. */
const isSaidOfNothing = ({ kind }: PastAsked) =>
  kind !== null && kind !== 'is_called' && kind !== 'has'

function isAsked(fact: Fact, { kind, whom, about }: PastAsked): boolean {
  if (kind === null) {
    return fact.kind === 'did' && about !== '' && sharedWith(about, fact.what) === 1
  }
  if (kind === 'has' ? fact.kind !== 'has' && fact.kind !== 'gave' : fact.kind !== kind)
    return false
  if (whom?.name !== undefined && !isSame(fact, whom)) return false
  // Words that were said to nobody by name may have been meant for somebody else.
  if (whom?.name !== undefined && fact.kind === 'told' && fact.is_guessed) return false
  return isAbout(fact, about)
}

const isSame = (fact: Fact, { who, name = '' }: NonNullable<PastAsked['whom']>): boolean =>
  who === undefined ? plain(fact.name ?? '') === plain(name) : fact.who === who
const plain = (name: string) => plainWords(name).join(' ')

/** By a word that both have, or by most of what lists of words know. */
function isAbout({ what, name = '' }: Fact, about: string): boolean {
  const asked = plainWords(about)
  if (asked.length === 0) return true
  const told = new Set(plainWords(`${what} ${name}`))
  return asked.some((word) => told.has(word)) || sharedWith(about, what) >= ENOUGH
}

/**
 * Whether the player carries what they ask for, where it can be carried at all: the thing whose name tells
 * most of it. Where two do, nobody knows which is meant.
 */
function hadIn({ graph, state }: Place, { kind, about }: PastAsked): boolean | null {
  if (kind !== 'has' || about === '') return null
  const [best, next] = Object.entries(graph.things)
    .filter(([, { carried }]) => carried !== undefined)
    .map(([id, { name, aliases = [] }]) => ({
      id,
      share: Math.max(...[name, ...aliases].map((one) => sharedWith(about, one))),
    }))
    .filter(({ share }) => share >= ENOUGH)
    .toSorted((a, b) => b.share - a.share)
  if (best === undefined || best.share === next?.share) return null
  return isCarried({ graph, state }, best.id)
}

/** What a fact's person is called now: the cast's own name goes before what the player said. */
export const nameOf = (graph: StoryGraph, { who, name }: Fact): string =>
  (who === undefined ? undefined : own(graph.cast, who)?.name) ?? name ?? ''
