import { expect, test } from 'vitest'

import { readSeed } from '../seed/readSeed.ts'
import { lore } from './hearing/lore.ts'
import { evaluationLines } from './testing/evaluationFiles.ts'
import { openStories } from './testing/playerInputs.ts'
import { interpretedAs } from './testing/playerSentences.ts'

/** Inputs that mean no choice, for example yawns, thoughts of cricket, noise, and payloads. */
const sentences = evaluationLines('sentences/idleSentences.txt')
const graphs = [...openStories(readSeed().stories).values()]
const scenes = graphs.flatMap((graph) =>
  graph.names.filter((name) => !graph.isEnding(name)).map((scene) => ({ graph, scene })),
)

const EVERY = 4

/** For each sentence, the shares of scenes in which it leads to a question or a choice. */
const heard = sentences.map((words, row) => {
  const here = scenes.filter((_, place) => place % EVERY === row % EVERY)
  const taken = here.map(({ graph, scene }) =>
    interpretedAs(graph, { scene, words, expect: 'free' }, lore),
  )
  return {
    words,
    asked: taken.filter((one) => 'asked' in one).length / here.length,
    taken: taken.filter((one) => 'choice' in one).length / here.length,
  }
})
const mean = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0) / shares.length
const shareOf = (words: string) => heard.find((row) => row.words === words)?.asked ?? Number.NaN

test('rarely asks a question about idle input, and almost never selects a choice', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(60)
  expect(mean(heard.map(({ asked }) => asked))).toBeLessThanOrEqual(0.03)
  expect(Math.max(...heard.map(({ asked }) => asked))).toBeLessThanOrEqual(0.23)
  expect(mean(heard.map(({ taken }) => taken))).toBeLessThanOrEqual(0.017)
})

test('asks no question about a yawn or invalid input', () => {
  const asked = scenes.filter(
    ({ graph, scene }) =>
      'asked' in interpretedAs(graph, { scene, words: 'I yawn', expect: 'free' }, lore),
  )
  expect(asked.map(({ scene }) => scene)).toEqual([])
  const payloads = sentences.filter((words) => words.startsWith('<'))
  expect(payloads.map(shareOf)).toEqual(payloads.map(() => 0))
})
