import { expect, test } from 'vitest'

import { editDistance } from './editDistance.ts'

test.each([
  ['river', 'river', 0],
  ['river', 'rivr', 1],
  ['rivr', 'river', 1],
  ['river', 'rover', 1],
  ['river', 'rievr', 1],
  ['river', 'rvr', 2],
  ['', 'a', 1],
])('from %s to %s takes %i edits', (one, other, edits) => {
  expect(editDistance(one, other, 2)).toBe(edits)
})

test.each([
  ['river', 'mountain'],
  ['river', 'stone'],
])('%s and %s exceed the limit without a full count', (one, other) => {
  expect(editDistance(one, other, 1)).toBe(2)
})
