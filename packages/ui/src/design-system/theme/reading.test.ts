import fc from 'fast-check'
import { expect, test } from 'vitest'

import { firstReading, readingFrom, READING_LIMITS } from './reading.ts'

test('restores stored reading settings', () => {
  const chosen = {
    ...firstReading,
    theme: 'kajal' as const,
    textSize: 24,
    underline: 'strong' as const,
    hasImages: false,
  }

  expect(readingFrom(structuredClone(chosen))).toEqual(chosen)
})

test.each([null, 'kajal', 7, [], { theme: 'neon', textSize: 99, underline: 'red', hasKeys: 'no' }])(
  'uses the defaults if the stored value is %o',
  (kept) => {
    expect(readingFrom(kept)).toEqual(firstReading)
  },
)

test('limits stored sizes to the allowed range', () => {
  fc.assert(
    fc.property(fc.object(), fc.double(), fc.double(), (kept, textSize, lineHeight) => {
      const reading = readingFrom({ ...kept, textSize, lineHeight })

      expect(reading.textSize).toBeGreaterThanOrEqual(READING_LIMITS.textSize.min)
      expect(reading.textSize).toBeLessThanOrEqual(READING_LIMITS.textSize.max)
      expect(reading.lineHeight).toBeGreaterThanOrEqual(READING_LIMITS.lineHeight.min)
      expect(reading.lineHeight).toBeLessThanOrEqual(READING_LIMITS.lineHeight.max)
    }),
  )
})
