export interface Trend {
  id: string
  plays_total: number
  likes_total: number
  bookmarks_total: number
  created_at: Date
  published_at: Date | null
}

const DAY_MS = 24 * 60 * 60_000

/** Hacker News: points / (age + 2)^1.8 (Paul Graham's news.arc, `frontpage-rank`), in days. */
export const TREND_FORMULA = {
  /** Likes and bookmarks show more interest than plays. */
  weights: { plays_total: 1, likes_total: 3, bookmarks_total: 2 },
  gravity: 1.8,
  /** Limits the advantage of new stories. */
  headStartDays: 2,
} as const

const { weights, gravity, headStartDays } = TREND_FORMULA

const publishedAt = ({ published_at, created_at }: Trend) => published_at ?? created_at

/** Starts at one point so that new stories can appear. */
const pointsOf = (story: Trend): number =>
  1 +
  story.plays_total * weights.plays_total +
  story.likes_total * weights.likes_total +
  story.bookmarks_total * weights.bookmarks_total

export function trendScore(story: Trend, now: Date): number {
  const days = Math.max(0, (now.getTime() - publishedAt(story).getTime()) / DAY_MS)
  return pointsOf(story) / (days + headStartDays) ** gravity
}

/** Sorts by score, then by ID for a stable order. */
export const rankTrending = <T extends Trend>(stories: readonly T[], now: Date): T[] =>
  stories
    .map((story) => ({ story, score: trendScore(story, now) }))
    .sort((a, b) => b.score - a.score || (a.story.id < b.story.id ? -1 : 1))
    .map(({ story }) => story)

/** Compensates for rounding. */
const SLACK = 1.000_001

/** Returns the date before which stories with at most `weakest`'s points are below `score`. */
export function reachableSince(score: number, weakest: Trend, now: Date): Date {
  const days = (pointsOf(weakest) / score) ** (1 / gravity) * SLACK - headStartDays
  return new Date(now.getTime() - days * DAY_MS)
}
