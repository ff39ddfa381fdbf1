import { describe, expect, test } from 'vitest'

import { readFixtures } from './testing/fixtures.ts'
import { walkFixture } from './testing/walkFixture.ts'
import { stillClock } from './testing/stillClock.ts'

stillClock()

const fixtures = readFixtures()

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
