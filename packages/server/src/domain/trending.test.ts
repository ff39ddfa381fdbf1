import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rankTrending, trendScore, type Trend } from './trending.ts'

const now = new Date('2026-06-01T00:00:00Z')
const DAY_MS = 24 * 60 * 60_000

const story = fc.record({
  id: fc.uuid(),
  plays_total: fc.nat(100_000),
  likes_total: fc.nat(10_000),
  bookmarks_total: fc.nat(10_000),
  created_at: fc.date({ min: new Date('2025-01-01'), max: now, noInvalidDate: true }),
  published_at: fc.option(fc.date({ min: new Date('2025-01-01'), max: now, noInvalidDate: true })),
}) satisfies fc.Arbitrary<Trend>

test('whatever a story gains lifts it, and time lets it sink', () => {
  fc.assert(
    fc.property(story, fc.integer({ min: 1, max: 1000 }), (given, more) => {
      const score = trendScore(given, now)

      expect(trendScore({ ...given, plays_total: given.plays_total + more }, now)).toBeGreaterThan(
        score,
      )
      expect(trendScore({ ...given, likes_total: given.likes_total + more }, now)).toBeGreaterThan(
        score,
      )
      expect(trendScore(given, new Date(now.getTime() + more * DAY_MS))).toBeLessThan(score)
    }),
  )
})

test('the order depends on the stories, not on how they were found', () => {
  fc.assert(
    fc.property(fc.uniqueArray(story, { selector: ({ id }) => id }), (stories) => {
      const ids = (list: readonly Trend[]) => list.map(({ id }) => id)

      expect(ids(rankTrending(stories.toReversed(), now))).toEqual(ids(rankTrending(stories, now)))
    }),
  )
})
