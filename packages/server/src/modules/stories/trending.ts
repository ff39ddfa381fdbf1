/** Columns for the ranking. */
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
 * Points decrease with age, as in Hacker News: points / (age + 2)^1.8 (Paul Graham's news.arc,
 * `frontpage-rank`), with age in days instead of hours.
 */
export const TREND_FORMULA = {
  /** Weights: a like shows more interest than a view, and a bookmark a plan to return. */
  weights: { plays_total: 1, likes_total: 3, bookmarks_total: 2 },
  gravity: 1.8,
  /** Limits the advantage of the first days. */
  headStartDays: 2,
} as const

const { weights, gravity, headStartDays } = TREND_FORMULA

const publishedAt = ({ published_at, created_at }: Trend) => published_at ?? created_at

/** Points of a story. Each starts with one. */
const pointsOf = (story: Trend): number =>
  1 +
  story.plays_total * weights.plays_total +
  story.likes_total * weights.likes_total +
  story.bookmarks_total * weights.bookmarks_total

export function trendScore(story: Trend, now: Date): number {
  const days = Math.max(0, (now.getTime() - publishedAt(story).getTime()) / DAY_MS)
  return pointsOf(story) / (days + headStartDays) ** gravity
}

/** Sorts by score. Ties have a fixed order. */
export const rankTrending = <T extends Trend>(stories: readonly T[], now: Date): T[] =>
  stories
    .map((story) => ({ story, score: trendScore(story, now) }))
    .sort((a, b) => b.score - a.score || (a.story.id < b.story.id ? -1 : 1))
    .map(({ story }) => story)

/** Tolerance for rounding. */
const SLACK = 1.000_001

/**
 * Returns the time before which stories with at most the points of `weakest` score less than
 * `score`.
 */
export function reachableSince(score: number, weakest: Trend, now: Date): Date {
  const days = (pointsOf(weakest) / score) ** (1 / gravity) * SLACK - headStartDays
  return new Date(now.getTime() - days * DAY_MS)
}
