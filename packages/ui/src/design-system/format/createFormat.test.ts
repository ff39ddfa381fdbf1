import { expect, test } from 'vitest'

import { createFormat } from './createFormat.ts'

const english = createFormat('en')

test.each([
  [0, '0'],
  [870, '870'],
  [2431, '2.4k'],
  [18_204, '18k'],
  [1_200_000, '1.2m'],
])('formats the number %i in short form as %s', (count, written) => {
  expect(english.compact(count)).toBe(written)
})

test.each([
  ['en', 999, '999'],
  ['en', 1000, '1,000'],
  ['en', 18_204, '18,204'],
  ['en', -4, '-4'],
  ['en', 2.5, '2.5'],
  ['mr', 12, '१२'],
])('formats the number in %s: %d becomes %s', (locale, count, written) => {
  expect(createFormat(locale).count(count)).toBe(written)
})

test('formats a short date in the time zone UTC', () => {
  expect(english.date('2025-03-09T23:30:00.000Z')).toBe('Mar 9, 2025')
})

test('returns a blank text for an invalid date', () => {
  expect(english.date('soon')).toBe('')
})

test('formats a share as a percentage', () => {
  expect(english.percent(0.384)).toBe('38%')
})

test.each([
  ['en', 1],
  ['hi', 2],
])('in %s, %i of the counts 0 to 3 use the singular', (locale, singular) => {
  const { isOne } = createFormat(locale)

  expect([0, 1, 2, 3].filter(isOne)).toHaveLength(singular)
})

test('uses the digits and month names of other languages', () => {
  expect(createFormat('hi').date('2025-03-09T00:00:00.000Z')).toContain('मार्च')
})

test.each([
  ['en', 0, '0 credits are left'],
  ['en', 1, '1 credit is left'],
  ['en', 1200, '1,200 credits are left'],
  ['hi', 0, '0 credit is left'],
])('in %s, a text with a number uses the right plural form for %i', (locale, count, said) => {
  const { counted } = createFormat(locale)

  expect(counted({ one: '{count} credit is left', other: '{count} credits are left' }, count)).toBe(
    said,
  )
})

test('does not change the other values in a text with a number', () => {
  const words = { one: '{name}: {count}', other: '{name} has {count}' }

  expect(createFormat('en').counted(words, 2, { name: 'Tara' })).toBe('Tara has 2')
})
