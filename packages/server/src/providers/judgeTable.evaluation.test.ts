import { expect, test } from 'vitest'

import { readSeed } from '../seed/readSeed.ts'
import { lore } from './hearing/lore.ts'
import {
  judgedAs,
  openStories,
  readPlayerInputs,
  type PlayerInput,
} from './testing/playerInputs.ts'

const graphs = openStories(readSeed().stories)
const inputs = readPlayerInputs()

interface Judged extends PlayerInput {
  isRight: boolean
  /** True if the story takes an unintended path. This is worse than a detour, which returns to the scene. */
  isWrongJump: boolean
}

const judged = inputs.map((input): Judged => {
  const graph = graphs.get(input.story)
  const got = graph?.has(input.node) === true ? judgedAs(graph, input, lore) : 'unknown scene'
  const isAsked = got.startsWith('asked ') && got.split(' ').includes(input.expected)
  // An author may have added an answer since the table was written.
  const isAnswered = input.expected === 'detour' && /^(?:reaction|topic)$/u.test(got)
  const isRight = got === input.expected || isAsked || isAnswered
  return { ...input, isRight, isWrongJump: !isRight && /^(?:\d+|continue)$/u.test(got) }
})

const shareOf = (rows: readonly Judged[], counts: (row: Judged) => boolean) =>
  rows.filter(counts).length / rows.length

test('contains only scenes and choices of the shipped stories', () => {
  const lost = inputs.filter(({ story, node, expected }) => {
    const graph = graphs.get(story)
    if (graph?.has(node) !== true) return true
    return /^\d+$/u.test(expected) && graph.node(node).choices[Number(expected)] === undefined
  })

  expect(lost).toEqual([])
})

test('interprets 88 % of players’ inputs as intended without a model, or asks a question', () => {
  expect(inputs.length).toBeGreaterThanOrEqual(220)
  expect(shareOf(judged, (row) => row.isRight)).toBeGreaterThanOrEqual(0.88)
})

test('takes an unintended path for fewer than 5 % of players’ inputs', () => {
  expect(shareOf(judged, (row) => row.isWrongJump)).toBeLessThan(0.05)
})
