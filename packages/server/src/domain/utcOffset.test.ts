import { expect, test } from 'vitest'

import { utcOffsetAt } from '../modules/progress/taskStatus.ts'

const SUMMER = new Date('2026-07-01T12:00:00Z')

test.each([
  ['Asia/Calcutta', 330],
  ['Asia/Kolkata', 330],
  ['America/St_Johns', -150],
  ['Europe/London', 60],
  ['UTC', 0],
  ['+05:30', 330],
])('returns the summer offset of %s from UTC, %i minutes', (zone, minutes) => {
  expect(utcOffsetAt(SUMMER, zone)).toBe(minutes)
})
