import { expect, test } from 'vitest'

import { createMeasures } from './createMeasures.ts'

const { sum, price, seconds, thousands, hour, list } = createMeasures('en')

test('formats an amount with cents, or with two significant digits below one cent', () => {
  expect([0, 3_420_000, 10_000, 1_742, 42].map(sum)).toEqual([
    '$0.00',
    '$3.42',
    '$0.01',
    '$0.0017',
    '$0.000042',
  ])
})

test('formats a price with all digits', () => {
  expect([0, 250_000, 37_500, 15_000_000].map(price)).toEqual([
    '$0.00',
    '$0.25',
    '$0.0375',
    '$15.00',
  ])
})

test('formats durations in seconds and token counts with separators', () => {
  expect(seconds(612)).toBe('0.6')
  expect(seconds(620, 2)).toBe('0.62')
  expect(thousands(1_204_300)).toBe('1,204')
})

test('adds the date to a time if it is on another day', () => {
  const now = new Date(2025, 3, 2, 9, 0)
  const early = new Date(2025, 3, 2, 1, 12).toISOString()
  const before = new Date(2025, 3, 1, 23, 50).toISOString()

  expect(hour(early, now)).toMatch(/^01:12/)
  expect(hour(before, now)).toMatch(/Apr 1, 2025/)
})

test('joins several names with a word before the last name', () => {
  expect(list(['Tenali', 'Birbal'])).toBe('Tenali and Birbal')
})
