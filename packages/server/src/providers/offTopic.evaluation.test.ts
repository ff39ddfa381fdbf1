import { describe, expect, test } from 'vitest'

import { isInOtherLanguage } from '@kathasagar/engine/text/languageOf'
import { offTopicOf } from '@kathasagar/engine/understanding/topics'
import { readSeed } from '../seed/readSeed.ts'
import { lore } from './hearing/lore.ts'
import { evaluationRows } from './testing/evaluationFiles.ts'
import { openStories } from './testing/playerInputs.ts'
import { readSentences } from './testing/playerSentences.ts'

const graphs = openStories(readSeed().stories)

function kindOf(story: string, words: string) {
  const graph = graphs.get(story)
  return graph === undefined ? null : offTopicOf(graph, words, lore)
}

/** Returns true if the input is recognized as its kind of off-topic input, or as another language. */
function isKnown(story: string, words: string, kind: string): boolean {
  const graph = graphs.get(story)
  return (
    kindOf(story, words)?.kind === kind || (graph !== undefined && isInOtherLanguage(graph, words))
  )
}

const linesOf = (file: string) =>
  evaluationRows(file).map(([kind = '', story = '', language = '', words = '']) => ({
    kind,
    language,
    isFound: isKnown(story, words, kind),
  }))

const shareOf = (rows: readonly { isFound: boolean }[]) =>
  rows.filter(({ isFound }) => isFound).length / rows.length

describe.each([
  { file: 'sentences/offTopicSentences.tsv', floors: { world: 0.95, wonder: 0.95 } },
  // This file is not used for fitting. The limits were chosen with knowledge of it.
  { file: 'sentences/offTopicUnseen.tsv', floors: { world: 0.7, wonder: 0.65 } },
])('recognizes testers’ input that is not part of the story: $file', ({ file, floors }) => {
  const lines = linesOf(file)

  test.each(['world', 'wonder'] as const)('recognizes enough of each kind: %s', (name) => {
    expect(shareOf(lines.filter(({ kind }) => kind === name))).toBeGreaterThanOrEqual(floors[name])
  })
})

test('rarely classifies input for a choice as off-topic', () => {
  const meant = readSentences('unfittedSentences.jsonl').filter(
    ({ expect: meaning }) => typeof meaning !== 'string',
  )
  const taken = meant.filter(({ story, words }) => kindOf(story, words)?.isSure === true)

  expect(meant.length).toBeGreaterThan(700)
  expect(taken.length / meant.length).toBeLessThanOrEqual(0.01)
})
