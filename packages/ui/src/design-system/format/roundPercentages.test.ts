import { expect, test } from 'vitest'

import { roundPercentages } from './roundPercentages.ts'

const sumLines = (shares: readonly number[]) =>
  shares.reduce((sum, share) => sum + Math.round(share * 100), 0)

test.each([
  [
    [0.505, 0.495],
    [0.51, 0.49],
  ],
  [
    [0.335, 0.335, 0.33],
    [0.34, 0.33, 0.33],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [0.34, 0.33, 0.33],
  ],
  [
    [0.29, 0.71],
    [0.29, 0.71],
  ],
  [[1], [1]],
  [[], []],
])('rounds %o to %o', (shares, told) => {
  expect(roundPercentages(shares)).toEqual(told)
})

test('returns percentages with the sum 100 for any shares', () => {
  for (let parts = 1; parts <= 60; parts += 1) {
    const weights = Array.from({ length: parts }, (_none, index) => ((index * 37) % 11) + 1)
    const whole = weights.reduce((sum, weight) => sum + weight, 0)

    expect(sumLines(roundPercentages(weights.map((weight) => weight / whole)))).toBe(100)
  }
})
