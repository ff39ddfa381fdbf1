import { expect, test } from 'vitest'

import { readSeed } from '../../seed/readSeed.ts'
import { openStories } from './playerInputs.ts'
import { meantBy, readSentences } from './playerSentences.ts'

const graphs = openStories(readSeed().stories)

test.each(['playerSentences.jsonl', 'trainingSentences.jsonl', 'unfittedSentences.jsonl'])(
  'refers only to existing choices of the scene in each sentence of %s',
  (file) => {
    const gone = readSentences(file).filter((sentence) => {
      const graph = graphs.get(sentence.story)
      const choices = graph?.has(sentence.scene) ? graph.node(sentence.scene).choices.length : 0
      return choices === 0 || meantBy(sentence).some((number) => number > choices)
    })

    expect(gone).toEqual([])
  },
)
