import MiniSearch, { type SearchResult } from 'minisearch'

import { wordsOf } from '../engine/plainWords.ts'
import { rankByWords, type RankChoices } from '../engine/rankByWords.ts'
import { STOP_WORDS } from './stopWords.ts'

/** A word that was only nearly spelt like the choice's own says less than the word itself. */
const NEARLY = 0.8

const isMeaningful = (word: string) => !STOP_WORDS.has(word)

/**
 * Ranks choices by what the player typed: by meaning, as the engine does, and by spelling with
 * mistakes allowed. The better of the two counts.
 */
export const rankChoices: RankChoices = (typed, choices) => {
  const byMeaning = new Map(
    rankByWords(typed, choices).map((choice) => [choice.index, choice.score]),
  )
  const bySpelling = rankBySpelling(typed, choices)

  return choices
    .map((_, index) => ({
      index,
      score: Math.max(byMeaning.get(index) ?? 0, bySpelling.get(index) ?? 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
}

/** Score 0 to 1 by index: the share of the typed words that the choice holds. */
function rankBySpelling(typed: string, choices: readonly string[]): Map<number, number> {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: (word) => (isMeaningful(word) ? word : null),
  })
  index.addAll(choices.map((text, id) => ({ id, text })))

  const said = new Set(wordsOf(typed).filter(isMeaningful))
  const found = index.search(typed, { fuzzy: 0.3, prefix: true })
  return new Map(found.map((result) => [Number(result.id), shareOf(said, result)]))
}

function shareOf(said: ReadonlySet<string>, { queryTerms, terms }: SearchResult): number {
  const found = new Set(terms)
  const weights = queryTerms.map((word) => (found.has(word) ? 1 : NEARLY))
  return weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, said.size)
}
