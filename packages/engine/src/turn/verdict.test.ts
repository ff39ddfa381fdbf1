import { expect, test } from 'vitest'

import { isUsable, type Verdict } from './modelVerdict.ts'

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
