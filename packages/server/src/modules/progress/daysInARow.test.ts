import { expect, test } from 'vitest'

import { daysInARow } from './taskStatus.ts'

const today = '2026-03-10'

test.each([
  ['none were played', [], 0],
  ['only today', ['2026-03-10'], 1],
  ['today is not played yet', ['2026-03-09', '2026-03-08'], 2],
  ['one day was missed', ['2026-03-10', '2026-03-08', '2026-03-07'], 3],
  ['two days were missed', ['2026-03-10', '2026-03-07', '2026-03-06'], 1],
  ['a day is told twice', ['2026-03-10', '2026-03-10', '2026-03-09'], 2],
  ['they cross the end of February', ['2026-03-01', '2026-02-28'], 0],
  ['the player flew west and lives tomorrow again', ['2026-03-11', '2026-03-10'], 2],
])('counts consecutive days if %s', (_when, days, expected) => {
  expect(daysInARow(days, today)).toBe(expected)
})
