import { tokenize } from '@kathasagar/story'
import type { FactKind } from '@kathasagar/story/vocabulary'

import { keyOf, readFacts, type Fact } from '../world/fact.ts'
import type { TurnState } from '../world/turnState.ts'
import { stemOf } from '../text/stem.ts'
import type { PastTurn } from '../narration/narration.ts'
import { estimateTokens } from './tokens.ts'

/** Kinds of facts that are omitted while their turn is still in the prompt. */
const OF_THEIR_TURN: ReadonlySet<FactKind> = new Set<FactKind>(['did', 'said', 'saw', 'asked'])
/** Minimum number of recent turns in a prompt that fits more than one turn. */
const STILL_TOLD = 4

const oldFact = (what: string): Fact => ({ kind: 'said', what, turn: 0, times: 1 })

/**
 * Returns the distinct facts for a prompt, oldest first. Omits recent actions, because the prompt
 * contains their turns.
 */
export function factsForPrompt(
  { facts, turn: now }: Pick<TurnState, 'facts' | 'turn'>,
  past: readonly PastTurn[],
): readonly Fact[] {
  const noted = past.flatMap(({ note }) => note?.facts ?? (note?.fact ? [oldFact(note.fact)] : []))
  const held = readFacts(facts)
  const known = new Map([...noted, ...held].map((fact) => [keyOf(fact), fact]))
  const isTold = ({ kind, turn }: Fact) =>
    turn > 0 && OF_THEIR_TURN.has(kind) && turn > now - STILL_TOLD
  return [...known.values()].filter((fact) => !isTold(fact)).toSorted((a, b) => a.turn - b.turn)
}

const stemsOf = (text: string) => new Set(tokenize(text).map(stemOf))

/** Scores a fact by the words that it shares with a question. Rare words count more. */
function scorer(facts: readonly string[]) {
  const stems = facts.map(stemsOf)
  const spread = new Map<string, number>()
  for (const stem of stems.flatMap((set) => [...set])) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  return (asked: ReadonlySet<string>, index: number) =>
    [...(stems[index] ?? [])]
      .filter((stem) => asked.has(stem))
      .reduce((sum, stem) => sum + 1 / (spread.get(stem) ?? 1), 0)
}

export interface ChosenFacts {
  told: readonly string[]
  left_out: number
}

/** Selects facts about the question first, then the newest ones. */
export function chooseFacts(all: readonly string[], question: string, most: number): ChosenFacts {
  const facts = [...new Set(all)]
  const score = scorer(facts)
  const asked = stemsOf(question)
  const ranked = facts
    .map((fact, index) => ({ fact, index, score: score(asked, index) }))
    .toSorted((a, b) => b.score - a.score || b.index - a.index)
  let room = most
  const told = ranked.filter(({ fact }) => {
    const cost = estimateTokens(`- ${fact}\n`)
    if (cost > room) return false
    room -= cost
    return true
  })
  return {
    told: told.toSorted((a, b) => a.index - b.index).map(({ fact }) => fact),
    left_out: facts.length - told.length,
  }
}
