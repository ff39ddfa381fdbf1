/** What trending looks at. */
export interface Trend {
  id: string
  plays_total: number
  likes_total: number
  bookmarks_total: number
  created_at: Date
  published_at: Date | null
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Points that fall with age, as Hacker News ranks its front page: points / (age + 2)^1.8
 * (Paul Graham's news.arc, `frontpage-rank`). News ages by the hour, stories by the day.
 */
export const TREND_FORMULA = {
  /** A like costs a reader more than a look, a bookmark says that they will come back. */
  weights: { plays_total: 1, likes_total: 3, bookmarks_total: 2 },
  gravity: 1.8,
  /** Keeps the first days of a new story from outweighing everything. */
  headStartDays: 2,
} as const

const { weights, gravity, headStartDays } = TREND_FORMULA

const publishedAt = ({ published_at, created_at }: Trend) => published_at ?? created_at

/** What readers gave a story; one point to begin with lets new stories in. */
const pointsOf = (story: Trend): number =>
  1 +
  story.plays_total * weights.plays_total +
  story.likes_total * weights.likes_total +
  story.bookmarks_total * weights.bookmarks_total

export function trendScore(story: Trend, now: Date): number {
  const days = Math.max(0, (now.getTime() - publishedAt(story).getTime()) / DAY_MS)
  return pointsOf(story) / (days + headStartDays) ** gravity
}

/** The strongest first; equal ones in an order that does not change from call to call. */
export const rankTrending = <T extends Trend>(stories: readonly T[], now: Date): T[] =>
  stories
    .map((story) => ({ story, score: trendScore(story, now) }))
    .sort((a, b) => b.score - a.score || (a.story.id < b.story.id ? -1 : 1))
    .map(({ story }) => story)

/** So that rounding leaves nobody out. */
const SLACK = 1.000_001

/** What was published before has sunk below `score` if it has no more points than `weakest`. */
export function reachableSince(score: number, weakest: Trend, now: Date): Date {
  const days = (pointsOf(weakest) / score) ** (1 / gravity) * SLACK - headStartDays
  return new Date(now.getTime() - days * DAY_MS)
}
