import fc from 'fast-check'
import { expect, test } from 'vitest'

import { valueAfter } from './world.ts'

const PERCENT = { number: [0, 100], start: 50 } as const
const percent = fc.integer({ min: 1, max: 99 })

test('a share brings a percentage nearer to a hundred, and takes a part of it away', () => {
  expect([
    valueAfter(PERCENT, 50, '%+20'),
    valueAfter(PERCENT, 90, '%+20'),
    valueAfter(PERCENT, 50, '%-20'),
    valueAfter(PERCENT, 99, '%+100'),
    valueAfter(PERCENT, 3, '%-100'),
  ]).toEqual([60, 92, 40, 99, 1])
})

test('a percentage never leaves 1 to 99 by shares, and never moves against them', () => {
  fc.assert(
    fc.property(percent, percent, (now, share) => {
      const [more, less] = [`%+${share}`, `%-${share}`].map((set) =>
        Number(valueAfter(PERCENT, now, set)),
      )

      expect(more).toBeGreaterThanOrEqual(now)
      expect(more).toBeLessThanOrEqual(99)
      expect(less).toBeLessThanOrEqual(now)
      expect(less).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('a share says nothing of what is no percentage', () => {
  expect(valueAfter({ number: [-500, 500] }, 300, '%+20')).toBe(300)
  expect(valueAfter({ flag: true }, true, '%+20')).toBe(true)
})
