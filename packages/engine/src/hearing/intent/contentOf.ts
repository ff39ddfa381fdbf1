import { memoize } from '@kathasagar/story'

import { stemOf } from '../../words/stem.ts'
import { heardWords, type HeardWord } from '../../words/heardWords.ts'
import { wordSimilarity } from '../../words/wordSimilarity.ts'
import { headsOf } from './headsOf.ts'
import { INTENTS } from './intents.ts'

const TEXTS_KEPT = 2048
const SAME = 0.9

/** The words of a text that name something: not what is done with it, nor what everybody says. */
export const contentOf = memoize(
  (text: string): readonly HeardWord[] =>
    heardWords(text).filter(
      ({ weight, stem }) =>
        weight === 1 &&
        (stem === null || !(ANYTHING.has(stem) || INTENTS.some(([, stems]) => stems.has(stem)))),
    ),
  TEXTS_KEPT,
)
const ANYTHING = new Set(
  'person people someone somebody man woman boy girl time day place story word side end all down up under over again away back out off next near'
    .split(' ')
    .map(stemOf),
)

/** Share of what the words name that a text speaks of. */
export function shareToldIn(text: string, words: string): number {
  const named = contentOf(words)
  const told = heardWords(text)
  const found = named.filter((one) => told.some((other) => wordSimilarity(one, other) >= SAME))
  return named.length === 0 ? 0 : found.length / named.length
}

/** Whether the words begin with a name, or a part of it that can be told from other words. */
export function speaksOf(words: string, name: string): boolean {
  const said = heardWords(words).slice(0, WHERE_NAMED)
  // Of "the king of Benares" only the name itself, where a script tells names by their letters.
  const proper = name.split(/\s+/u).filter((part) => /^\p{Lu}/u.test(part))
  const parts = proper.length > 0 ? heardWords(proper.join(' ')) : headsOf(name)
  return parts.some(
    (part) => [...part.word].length > SHORTEST_NAME && said.some(({ word }) => word === part.word),
  )
}
/** Who is meant is named early; who is named later is only spoken of. */
const WHERE_NAMED = 4
const SHORTEST_NAME = 2
