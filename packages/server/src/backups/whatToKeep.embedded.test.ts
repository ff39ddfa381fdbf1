import { MINUTE_MS } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { whatToKeep } from './whatToKeep.ts'

const NOW = new Date('2026-11-21T20:00:00Z')

const every15Minutes = (count: number) =>
  Array.from({ length: count }, (_, index) => new Date(NOW.getTime() - index * 15 * MINUTE_MS))

test('of backups made every quarter of an hour for ten weeks some forty are kept', () => {
  const kept = [...whatToKeep(every15Minutes(10 * 7 * 96), NOW)]

  const ages = kept.map((made) => (NOW.getTime() - made.getTime()) / (60 * MINUTE_MS))
  expect(kept.length).toBeGreaterThan(40)
  expect(kept.length).toBeLessThan(60)
  expect(ages.filter((hours) => hours <= 2)).toHaveLength(9)
  expect(Math.max(...ages)).toBeGreaterThan(7 * 7 * 24)
  expect(Math.max(...ages)).toBeLessThanOrEqual(8 * 7 * 24)
})

test('the only backup is kept however old it is', () => {
  const old = new Date('2020-01-01T00:00:00Z')

  expect([...whatToKeep([old], NOW)]).toEqual([old])
})
