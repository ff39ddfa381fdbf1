import { wordsOf } from '@kathasagar/story'

import { stemOf } from '../words/stem.ts'
import { estimateTokens } from './tokens.ts'

const stemsOf = (text: string) => new Set(wordsOf(text).map(stemOf))

/** How much a fact has to do with what is asked: shared words count, and rare ones most. */
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
  /** In the order in which they came to be known. */
  told: readonly string[]
  left_out: number
}

/**
 * Chooses which facts are told again: those that the question is about, then the newest. What is
 * left out is not forgotten; it is told when it is asked for.
 */
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
