import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { TOPIC_THRESHOLD, CERTAIN } from '@kathasagar/engine/understanding/scoreInput'
import { evaluationRows } from '../testing/evaluationFiles.ts'
import { TOPICS_FILE, weighTopics } from './lore.ts'

const LARGEST_FILE = 200 * 1024

/** Minimum share of lines about the game whose topic is recognized. */
const LEAST_NAMED = 0.985
/** Maximum number of story lines that are mistaken for lines about the game. */
const MOST_MISTAKEN = 6

test('recognizes every line that it was fitted to, and hardly any input of stories', () => {
  const lines = evaluationRows('topics/frames.tsv')
    .filter(([, words = '']) => !words.includes('('))
    .map(([about, words = '']) => ({ about, words, ...weighTopics(words) }))
  const game = lines.filter(({ about }) => about !== 'story')
  const story = lines.filter(({ about }) => about === 'story')
  const mistaken = story.filter(({ playing }) => playing >= TOPIC_THRESHOLD)

  expect(game.filter(({ playing }) => playing < TOPIC_THRESHOLD)).toEqual([])
  expect(mistaken.length).toBeLessThanOrEqual(MOST_MISTAKEN)
  expect(weighTopics('').playing).toBeLessThan(TOPIC_THRESHOLD)
  expect([game.length > 800, story.length > 100]).toEqual([true, true])
  const named = game.filter(({ topic, about }) => topic === about)
  expect(named.length / game.length).toBeGreaterThanOrEqual(LEAST_NAMED)
})

test('classifies a very long text immediately, and ignores repetition', () => {
  for (const words of ['kya kar ', 'x', 'मार ', '😂'])
    expect(weighTopics(words.repeat(2000)).playing).toBeLessThan(CERTAIN)
})

test('limits the size of the weights file', () => {
  expect(readFileSync(TOPICS_FILE).length).toBeLessThan(LARGEST_FILE)
})

test.each(['te', 'gu', 'kn', 'ml', 'ur'])(
  'recognizes lines about the game in %s, which are not used for fitting, with few false positives',
  (language) => {
    const judged = evaluationRows('topics/unseen.tsv')
      .filter(([of]) => of === language)
      .map(([, about, words = '']) => ({ about, chances: weighTopics(words) }))
    const outside = judged.filter(({ about }) => about !== 'story')
    const inside = judged.filter(({ about }) => about === 'story')
    const isTaken = ({ chances }: (typeof judged)[number]) => chances.playing >= TOPIC_THRESHOLD

    expect(outside.length).toBeGreaterThan(10)
    expect(
      outside.filter((one) => isTaken(one) && one.chances.topic === one.about).length,
    ).toBeGreaterThanOrEqual(outside.length - 1)
    expect(inside.filter(isTaken).length).toBeLessThanOrEqual(1)
  },
)
