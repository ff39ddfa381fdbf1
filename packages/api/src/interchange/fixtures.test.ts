import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { readFixtures } from './testing/fixtures.ts'
import { walkFixture } from './testing/walkFixture.ts'
import { stillClock } from './testing/stillClock.ts'

stillClock()

const fixtures = readFixtures()

// Ways are walked for so long by the clock: while it stands still, on every machine as far.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe.each([...new Set(fixtures.map(({ format }) => format))])('%s', (format) => {
  const own = fixtures.filter((fixture) => fixture.format === format)

  test.each(own.map((fixture) => [fixture.name, fixture] as const))(
    '%s comes over as it is, or says what of it was lost',
    async (_, fixture) => {
      expect((await walkFixture(fixture)).faults).toEqual([])
    },
  )
})

test('a third of the fixtures and more hold what the documentation of their format says', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(120)
  const told = fixtures.filter(({ expected }) => expected.from !== undefined)
  expect(told.length * 3).toBeGreaterThan(fixtures.length)
})
