import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { rounds } from '../../../../../../scripts/checks/rounds.ts'
import { foldSmall, OTHER } from './foldSmall.ts'

const BOUNDS = { min: 3, most: 20 }

const counted = fc
  .uniqueArray(
    fc.record({
      key: fc.oneof(fc.constant(OTHER), fc.string({ maxLength: 6 })),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    { selector: ({ key }) => key, maxLength: 40 },
  )
  // Of what is least common some may not have been listed.
  .chain((counts) => fc.record({ counts: fc.constant(counts), unlisted: fc.nat(5) }))

const sumOf = (counts: readonly { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0)

test('whatever was counted, nothing that few did is told by itself, and nothing is lost', () => {
  fc.assert(
    fc.property(counted, ({ counts, unlisted }) => {
      const total = sumOf(counts) + unlisted

      const folded = foldSmall(counts, { total, ...BOUNDS })

      const told = folded.filter(({ key }) => key !== OTHER)
      expect(sumOf(folded)).toBe(total)
      expect(told.every(({ count }) => count >= BOUNDS.min)).toBe(true)
      expect(told.length).toBeLessThanOrEqual(BOUNDS.most)
      expect(counts).toEqual(expect.arrayContaining(told))
      expect(folded.length - told.length).toBeLessThanOrEqual(1)
    }),
    { numRuns: rounds(200, 5000) },
  )
})

test('the most common stands first, and all that is not told by itself last', () => {
  const counts = [
    { key: 'ta', count: 2 },
    { key: 'hi', count: 4 },
    { key: OTHER, count: 9 },
    { key: 'en', count: 7 },
  ]

  expect(foldSmall(counts, { total: 22, ...BOUNDS })).toEqual([
    { key: 'en', count: 7 },
    { key: 'hi', count: 4 },
    { key: OTHER, count: 11 },
  ])
})
