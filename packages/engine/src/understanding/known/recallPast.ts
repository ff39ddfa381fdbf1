import { own, type StoryGraph } from '@kathasagar/story'

import { shareMentioned } from '../intent/contentWordsOf.ts'
import { firstWords } from '../../text/inputText.ts'
import type { StoryPlace } from '../../world/playWorld.ts'
import { readFacts, type Fact } from '../../world/fact.ts'
import { isCarried, isStillSo, carriedThings } from '../../memory/carriedItems.ts'
import { plainWords } from '../../memory/plainWords.ts'
import { parsePastQuestion, type PastQuestion } from './parsePastQuestion.ts'

export interface PastAnswer extends PastQuestion {
  facts: readonly Fact[]
  isHad?: boolean
  /** Names of all things that the player has, if the question asks for all. */
  things?: readonly string[]
}

const ENOUGH = 0.5

/** Returns the facts that answer a question about the past. Returns null for other input. */
export function recallPast(at: StoryPlace, text: string): PastAnswer | null {
  const { graph, state } = at
  const asked = parsePastQuestion({ graph, node: state.node }, firstWords(text))
  if (asked === null) return null
  const things = asksForAll(asked) ? carriedThings(at) : null
  if (things !== null) return { ...asked, facts: [], things }
  const facts = readFacts(state.facts).filter((fact) => isAsked(fact, asked) && isStillSo(at, fact))
  const isHad = hadIn(at, asked)
  if (facts.length === 0 && isHad === null && !isSaidOfNothing(asked)) return null
  // Only the last name that the player gave counts.
  const most = asked.kind === 'is_called' ? 1 : MOST
  const newest = facts.toSorted((one, other) => one.turn - other.turn).slice(-most)
  return { ...asked, facts: newest, ...(isHad === null ? {} : { isHad }) }
}
const MOST = 3

const asksForAll = ({ kind, whom, about }: PastQuestion) =>
  kind === 'has' && about === '' && whom === null

/** Returns true if the story may answer without a stored fact. */
const isSaidOfNothing = ({ kind }: PastQuestion) =>
  kind !== null && kind !== 'is_called' && kind !== 'has'

function isAsked(fact: Fact, { kind, whom, about }: PastQuestion): boolean {
  if (kind === null) {
    return fact.kind === 'did' && about !== '' && shareMentioned(about, fact.what) === 1
  }
  if (kind === 'has' ? fact.kind !== 'has' && fact.kind !== 'gave' : fact.kind !== kind)
    return false
  if (whom?.name !== undefined && !isSame(fact, whom)) return false
  // If no listener was named, the words may have been meant for another person.
  if (whom?.name !== undefined && fact.kind === 'told' && fact.is_guessed) return false
  return isAbout(fact, about)
}

const isSame = (fact: Fact, { who, name = '' }: NonNullable<PastQuestion['whom']>): boolean =>
  who === undefined ? plain(fact.name ?? '') === plain(name) : fact.who === who
const plain = (name: string) => plainWords(name).join(' ')

function isAbout({ what, name = '' }: Fact, about: string): boolean {
  const asked = plainWords(about)
  if (asked.length === 0) return true
  const told = new Set(plainWords(`${what} ${name}`))
  return asked.some((word) => told.has(word)) || shareMentioned(about, what) >= ENOUGH
}

/** Returns true if the player carries the named thing; null if it is ambiguous or not portable. */
function hadIn(at: StoryPlace, { kind, about }: PastQuestion): boolean | null {
  if (kind !== 'has' || about === '') return null
  const [best, next] = Object.entries(at.graph.things)
    .filter(([, { carried }]) => carried !== undefined)
    .map(([id, { name, aliases = [] }]) => ({
      id,
      share: Math.max(...[name, ...aliases].map((one) => shareMentioned(about, one))),
    }))
    .filter(({ share }) => share >= ENOUGH)
    .toSorted((a, b) => b.share - a.share)
  if (best === undefined || best.share === next?.share) return null
  return isCarried(at, best.id)
}

/** Returns the current name of a person. The cast's name has priority over the player's. */
export const nameOf = (graph: StoryGraph, { who, name }: Fact): string =>
  (who === undefined ? undefined : own(graph.cast, who)?.name) ?? name ?? ''
