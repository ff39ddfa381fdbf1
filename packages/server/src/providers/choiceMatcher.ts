import MiniSearch from 'minisearch'

import { rankSpelt, type RankChoices } from '../engine/rankByWords.ts'
import { tellingWords } from '../engine/words/tokens.ts'

/** Words shorter than this are too easily another word. */
const SHORTEST_MISSPELT = 4

/** Ranks choices by what the player typed, as the engine does, with mistakes of spelling allowed. */
export const rankChoices: RankChoices = (typed, choices) => {
  const index = indexOf(choices)
  return rankSpelt(typed, choices, (word) => nearestIn(index, word))
}

function indexOf(choices: readonly string[]): MiniSearch {
  const index = new MiniSearch({ fields: ['word'], idField: 'word' })
  index.addAll([...new Set(choices.flatMap(tellingWords))].map((word) => ({ word })))
  return index
}

function nearestIn(index: MiniSearch, word: string): string | undefined {
  if (word.length < SHORTEST_MISSPELT) return undefined
  const [nearest] = index.search(word, {
    fuzzy: 0.25,
    prefix: (term) => term.length > SHORTEST_MISSPELT,
  })
  return nearest === undefined ? undefined : String(nearest.id)
}
