import { sql } from 'kysely'

import type { Db, Call } from '../../platform/call.ts'
import { audienceOf, listCards, presentCards, visibleTo } from '../catalogue/index.ts'
import type { Audience, ListContext } from '../catalogue/index.ts'

export interface Trend {
  id: string
  plays_total: number
  likes_total: number
  bookmarks_total: number
  created_at: Date
  published_at: Date | null
}

const DAY_MS = 24 * 60 * 60_000

/** Formula of Hacker News, in days: points / (age + 2)^1.8 (Paul Graham's news.arc, `frontpage-rank`). */
const TREND_FORMULA = {
  /** Weights. Likes and bookmarks show more interest than plays. */
  weights: { plays_total: 1, likes_total: 3, bookmarks_total: 2 },
  gravity: 1.8,
  /** Days that are added to the age, which limits the advantage of new stories. */
  headStartDays: 2,
} as const

const { weights, gravity, headStartDays } = TREND_FORMULA

const publishedAt = ({ published_at, created_at }: Trend) => published_at ?? created_at

/** Returns at least one point, so that new stories can be ranked. */
const pointsOf = (story: Trend): number =>
  1 +
  story.plays_total * weights.plays_total +
  story.likes_total * weights.likes_total +
  story.bookmarks_total * weights.bookmarks_total

export function trendScore(story: Trend, now: Date): number {
  const days = Math.max(0, (now.getTime() - publishedAt(story).getTime()) / DAY_MS)
  return pointsOf(story) / (days + headStartDays) ** gravity
}

export const rankTrending = <T extends Trend>(stories: readonly T[], now: Date): T[] =>
  stories
    .map((story) => ({ story, score: trendScore(story, now) }))
    .sort((a, b) => b.score - a.score || (a.story.id < b.story.id ? -1 : 1))
    .map(({ story }) => story)

/** Factor that compensates for rounding errors. */
const SLACK = 1.000_001

/** Returns a date. Older stories with at most the points of `weakest` can't reach `score`. */
export function reachableSince(score: number, weakest: Trend, now: Date): Date {
  const days = (pointsOf(weakest) / score) ** (1 / gravity) * SLACK - headStartDays
  return new Date(now.getTime() - days * DAY_MS)
}

/** Number of stories with the most points. They are always ranked. */
const TOP_COUNT = 50
/** Number of newest stories to rank first. Older stories rarely reach the top. */
const NEWEST_COUNT = 1000

/** Expression for points. It must equal the expression of the index. */
const POINTS = Object.entries(TREND_FORMULA.weights)
  .map(([column, weight]) => `${column} * ${weight}`)
  .join(' + ')

const selectTrends = (db: Db, audience: Audience) =>
  db
    .selectFrom('stories')
    .select(['id', 'plays_total', 'likes_total', 'bookmarks_total', 'created_at', 'published_at'])
    .where(visibleTo(audience))

function listContenders(
  db: Db,
  audience: Audience,
  among: { newest: number } | { since: Date },
  { now, limit }: { now: Date; limit: number },
) {
  const trends = selectTrends(db, audience)
  const young =
    'newest' in among
      ? trends.orderBy('published_at', 'desc').limit(among.newest)
      : trends.where('published_at', '>=', among.since)
  const { headStartDays, gravity } = TREND_FORMULA
  const days = sql`greatest(0, date_part('epoch', ${now}::timestamptz - published_at) / 86400)`
  const score = sql`(1 + ${sql.raw(POINTS)})
    / power(${days} + ${sql.lit(headStartDays)}, ${sql.lit(gravity)}::float8)`
  return db
    .selectFrom(young.as('young'))
    .selectAll()
    .orderBy(score, 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Ranks stories. Reads only few of them, because the others can't reach the top. */
async function rankForNow(db: Db, audience: Audience, page: { now: Date; limit: number }) {
  const { now, limit } = page
  const strongest = await selectTrends(db, audience)
    .orderBy(sql.raw(`(${POINTS})`), 'desc')
    .limit(TOP_COUNT)
    .execute()
  const known = new Map(strongest.map((story) => [story.id, story]))
  const ranked = () => rankTrending([...known.values()], now).slice(0, limit)

  const weakest = strongest.at(-1)
  if (!weakest || strongest.length < TOP_COUNT) return ranked()
  for (const story of await listContenders(db, audience, { newest: NEWEST_COUNT }, page)) {
    known.set(story.id, story)
  }
  const toBeat = ranked().at(-1) ?? weakest
  const since = reachableSince(trendScore(toBeat, now), weakest, now)
  for (const story of await listContenders(db, audience, { since }, page)) {
    known.set(story.id, story)
  }
  return ranked()
}

export const listTrending: Call<'listTrending', ListContext> = async (ctx, input) => {
  const { db, clock } = ctx
  const { user, query } = input
  const page = { now: clock.now(), limit: query.limit }
  const ranked = await rankForNow(db, audienceOf(user, ctx), page)
  const ids = ranked.map(({ id }) => id)
  return presentCards(db, user, await listCards(db, ids))
}
