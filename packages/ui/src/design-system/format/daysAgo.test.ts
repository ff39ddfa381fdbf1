import { expect, test } from 'vitest'

import { daysAgo } from './daysAgo.ts'

const now = new Date('2026-03-09T12:00:00Z')

test.each([
  ['2026-03-09T11:00:00Z', 'today'],
  ['2026-03-08T11:00:00Z', 'yesterday'],
  ['2026-03-06T11:00:00Z', '3 days ago'],
])('formats %s as %s', (iso, words) => {
  expect(daysAgo(iso, now, 'en')).toBe(words)
})

test('never returns a future day if the clock is ahead', () => {
  expect(daysAgo('2026-03-12T00:00:00Z', now, 'en')).toBe('today')
})

test("formats an invalid date as ''", () => {
  expect(daysAgo('soon', now, 'en')).toBe('')
})
