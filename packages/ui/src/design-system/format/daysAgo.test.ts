import { expect, test } from 'vitest'

import { daysAgo } from './daysAgo.ts'

const now = new Date('2026-03-09T12:00:00Z')

test.each([
  ['2026-03-09T11:00:00Z', 'today'],
  ['2026-03-08T11:00:00Z', 'yesterday'],
  ['2026-03-06T11:00:00Z', '3 days ago'],
])('formats the date %s as %s', (iso, words) => {
  expect(daysAgo(iso, now, 'en')).toBe(words)
})

test('never returns a day in the future', () => {
  expect(daysAgo('2026-03-12T00:00:00Z', now, 'en')).toBe('today')
})

test('returns a blank text for an invalid date', () => {
  expect(daysAgo('soon', now, 'en')).toBe('')
})
