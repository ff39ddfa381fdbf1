import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { rankTrending, reachableSince, type Trend, trendScore } from './listTrending.ts'

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

test('ranks a story higher after any activity, and lower over time', () => {
  fc.assert(
    fc.property(story, fc.integer({ min: 1, max: 1000 }), (given, more) => {
      const score = trendScore(given, now)

      const played = { ...given, plays_total: given.plays_total + more }
      const liked = { ...given, likes_total: given.likes_total + more }
      expect(trendScore(played, now)).toBeGreaterThan(score)
      expect(trendScore(liked, now)).toBeGreaterThan(score)
      expect(trendScore(given, new Date(now.getTime() + more * DAY_MS))).toBeLessThan(score)
    }),
  )
})

test('orders stories independently of the query', () => {
  fc.assert(
    fc.property(fc.uniqueArray(story, { selector: ({ id }) => id }), (stories) => {
      const ids = (list: readonly Trend[]) => list.map(({ id }) => id)

      expect(ids(rankTrending(stories.toReversed(), now))).toEqual(ids(rankTrending(stories, now)))
    }),
  )
})

test('ignores stories before the calculated date, because they can’t reach the top', () => {
  const stories = fc.uniqueArray(story, { selector: ({ id }) => id, minLength: 5, maxLength: 80 })
  const points = ({ plays_total, likes_total, bookmarks_total }: Trend) =>
    plays_total + 3 * likes_total + 2 * bookmarks_total
  fc.assert(
    fc.property(stories, fc.integer({ min: 1, max: 5 }), (all, depth) => {
      const strongest = all.toSorted((a, b) => points(b) - points(a)).slice(0, depth)
      const weakest = strongest.at(-1) ?? all[0]!
      const toBeat = trendScore(rankTrending(strongest, now).at(-1) ?? weakest, now)

      const since = reachableSince(toBeat, weakest, now)
      const young = all.filter((it) => (it.published_at ?? it.created_at) >= since)

      const found = rankTrending([...new Set([...strongest, ...young])], now)
      expect(found.slice(0, depth)).toEqual(rankTrending(all, now).slice(0, depth))
    }),
  )
})

const product = await openTestApp()

async function insertMany(count: number) {
  const { id } = await insertStory(product.db, { title: 'The first' })
  await sql`insert into stories (author_id, title, status, plays_total, likes_total, published_at)
    select author_id, 'Story ' || n, 'published', n * 7919 % 1009, n * 31 % 53,
      now() - make_interval(hours => n * 6007 % 4001)
    from stories, generate_series(1, ${sql.lit(count)}) n where id = ${id}`.execute(product.db)
}

test('returns the same order as a ranking of all stories', async () => {
  await insertMany(2000)
  const columns = ['id', 'plays_total', 'likes_total', 'bookmarks_total'] as const
  const all = await product.db
    .selectFrom('stories')
    .select([...columns, 'created_at', 'published_at'])
    .execute()

  const found = await product.ask('listTrending', { query: { limit: 20 } })

  const first = rankTrending(all, product.clock.now()).slice(0, 20)
  expect(found.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
})
