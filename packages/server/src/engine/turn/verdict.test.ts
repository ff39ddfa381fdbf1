import { expect, test } from 'vitest'

import { isUsable, type Verdict } from './verdict.ts'

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
])('of two choices a verdict that is %s counts, or not', (_, verdict, counts) => {
  expect(isUsable(verdict, 2)).toBe(counts)
})
