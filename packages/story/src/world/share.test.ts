import fc from 'fast-check'
import { expect, test } from 'vitest'

import { valueAfter } from './world.ts'

const PERCENT = { number: [0, 100], start: 50 } as const
const percent = fc.integer({ min: 1, max: 99 })

test('a share closes a part of the gap to 100 or removes a part of the value', () => {
  expect([
    valueAfter(PERCENT, 50, '%+20'),
    valueAfter(PERCENT, 90, '%+20'),
    valueAfter(PERCENT, 50, '%-20'),
    valueAfter(PERCENT, 99, '%+100'),
    valueAfter(PERCENT, 3, '%-100'),
  ]).toEqual([60, 92, 40, 99, 1])
})

test('shares keep a percentage between 1 and 99 and never invert', () => {
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

test('a share ignores numbers outside 0 to 100', () => {
  expect(valueAfter({ number: [-500, 500] }, 300, '%+20')).toBe(300)
  expect(valueAfter({ flag: true }, true, '%+20')).toBe(true)
})
