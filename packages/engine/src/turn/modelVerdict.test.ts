import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { NO_LORE } from '../understanding/lore.ts'
import { beginStory } from './apply.ts'
import { interpret, isUsable, questionOf } from './decide.ts'
import type { Verdict } from './reading.ts'
import { readTurn } from './reading.ts'

const WELL: StoryStructure = {
  start_node: 'well',
  cast: {
    seller: {
      name: 'The rope-seller',
      says: [{ about: ['price', 'coins'], text: '“Two coins.”' }],
    },
  },
  state: { paid: { flag: false } },
  reactions: [{ to: ['throw a stone', 'drop a pebble in'], text: 'You count to nine.' }],
  nodes: {
    well: {
      title: 'The well',
      text: 'A well, and a rope. Footprints lead up the stair.',
      people: ['seller'],
      choices: [
        { text: 'Follow the footprints up', target: 'roof' },
        { text: 'Tell the water a smaller number', target: 'water' },
        {
          text: 'Climb down the rope',
          target: 'water',
          if: 'paid',
          locked: 'The rope is not yours.',
          also: ['go down by the rope', 'take the rope and climb down'],
        },
      ],
    },
    roof: { text: 'The roof.', choices: [{ text: 'Go on', target: 'end' }] },
    water: { text: 'The water.', choices: [{ text: 'Go on', target: 'end' }] },
    end: { text: 'The end.', choices: [] },
  },
}
const graph = openGraph(WELL)
const { state } = beginStory(graph, { xp: 100, seed: 7 })
const words = 'do what the stair wants of me'
const said = (text: string) =>
  ({ graph, state, action: { type: 'custom_action', text }, lore: NO_LORE }) as const
const judged = (verdict: Verdict) => interpret({ ...said(words), verdict, hasJudge: true })
const answers = questionOf(readTurn(said(words)))?.answers ?? []
const placeOf = (kind: string) => answers.findIndex((one) => one.startsWith(kind))

test("the question for a model has the open choices and the author's answers", () => {
  expect(questionOf(readTurn(said(words)))).toMatchObject({
    choices: ['Follow the footprints up', 'Tell the water a smaller number'],
    words,
  })
  expect(answers.toSorted()).toEqual([
    'reaction: throw a stone, drop a pebble in',
    'topic: The rope-seller: price, coins',
  ])
})

test.for(['2', 'Follow the footprints up', 'continue', 'Throw a stone!', 'x'.repeat(200)])(
  'a model is not asked if the rules are certain: %s',
  (text) => {
    expect(questionOf(readTurn(said(text)))).toBeNull()
  },
)

test('a model is not asked about a reply to a question back', () => {
  const asked = { ...state, asked: { choices: ['Follow the footprints up'] } }
  const answering = (text: string) => ({ ...said(text), state: asked })

  expect(questionOf(readTurn(answering('yes')))).toBeNull()
  expect(questionOf(readTurn(answering('no')))).toBeNull()
  expect(questionOf(readTurn(answering(words)))).not.toBeNull()
})

test.for([
  [
    { ruling: 'choice', choice: 0 },
    { kind: 'advance', target: 'roof', by: 'words' },
  ],
  [
    { ruling: 'reaction', answer: placeOf('reaction') },
    { kind: 'reaction', target: null },
  ],
  [
    { ruling: 'topic', answer: placeOf('topic') },
    { kind: 'topic', person: 'seller' },
  ],
  [{ ruling: 'continue' }, { kind: 'advance', by: 'continue' }],
  [{ ruling: 'immerse' }, { kind: 'immerse' }],
  [{ ruling: 'detour' }, { kind: 'detour', words }],
  [
    { ruling: 'ask', choices: [1, 0] },
    { aside: 'ask', choices: ['Tell the water a smaller number', 'Follow the footprints up'] },
  ],
] as const)('the verdict %j is used', ([verdict, ruling]) => {
  expect(judged({ sure: 0.9, ...verdict })).toMatchObject(ruling)
})

test.for([
  { ruling: 'choice', choice: 0, sure: 0.4 },
  { ruling: 'choice', choice: 7, sure: 0.9 },
  { ruling: 'reaction', answer: 9, sure: 0.9 },
] as const)('the verdict %j is ignored', (verdict) => {
  expect(judged(verdict)).toMatchObject({ kind: 'detour' })
})

test('words that mean a closed choice get its reason', () => {
  expect(interpret(said('take the rope and climb down'))).toEqual({ kind: 'locked', choice: 2 })
})

test('a text that nobody would type is ignored as noise', () => {
  expect(interpret(said('x'.repeat(200)))).toEqual({ aside: 'hint', topic: 'unclear' })
})

test.each<[string, Verdict, boolean]>([
  ['sure of an open choice', { ruling: 'choice', choice: 1, sure: 0.6 }, true],
  ['sure of a detour', { ruling: 'detour', sure: 1 }, true],
  ['sure of going on, with a choice beside it', { ruling: 'continue', choice: 9, sure: 0.8 }, true],
  ['a guess', { ruling: 'choice', choice: 1, sure: 0.59 }, false],
  ['surer than sure', { ruling: 'detour', sure: 1.1 }, false],
  ['no number', { ruling: 'detour', sure: Number.NaN }, false],
  ['a choice without its place', { ruling: 'choice', sure: 0.9 }, false],
  ['half a place', { ruling: 'choice', choice: 0.5, sure: 0.9 }, false],
  ['a place before the first', { ruling: 'choice', choice: -1, sure: 0.9 }, false],
  ['a place after the last', { ruling: 'choice', choice: 2, sure: 0.9 }, false],
  ['sure of two that may be meant', { ruling: 'ask', choices: [1, 0], sure: 0.9 }, true],
  ['asking for nothing', { ruling: 'ask', choices: [], sure: 0.9 }, false],
  ['asking without choices', { ruling: 'ask', choice: 0, sure: 0.9 }, false],
  ['asking for the same twice', { ruling: 'ask', choices: [1, 1], sure: 0.9 }, false],
  ['asking for one that is not open', { ruling: 'ask', choices: [0, 2], sure: 0.9 }, false],
  ['sure of a reaction', { ruling: 'reaction', answer: 0, sure: 0.9 }, true],
  ['sure of a topic', { ruling: 'topic', answer: 1, sure: 0.9 }, true],
  ['a topic at the place of a reaction', { ruling: 'topic', answer: 0, sure: 0.9 }, false],
  ['an answer that is not listed', { ruling: 'topic', answer: 2, sure: 0.9 }, false],
  ['an answer without its place', { ruling: 'reaction', choice: 0, sure: 0.9 }, false],
])('with two choices and two answers, a verdict is usable or not: %s', (_, verdict, counts) => {
  expect(isUsable(verdict, { choices: 2, answers: ['reaction', 'topic'] })).toBe(counts)
})
