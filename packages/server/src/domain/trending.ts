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

/** A like costs a reader more than a look, a bookmark says that they will come back. */
export const TREND_WEIGHTS = { plays_total: 1, likes_total: 3, bookmarks_total: 2 } as const
export type TrendWeights = typeof TREND_WEIGHTS
const GRAVITY = 1.8
/** Keeps the first days of a new story from outweighing everything. */
const HEAD_START_DAYS = 2

const publishedAt = ({ published_at, created_at }: Trend) => published_at ?? created_at

/** What readers gave a story; one point to begin with lets new stories in. */
const pointsOf = (story: Trend): number =>
  1 +
  story.plays_total * TREND_WEIGHTS.plays_total +
  story.likes_total * TREND_WEIGHTS.likes_total +
  story.bookmarks_total * TREND_WEIGHTS.bookmarks_total

/**
 * Points that fall with age, as Hacker News ranks its front page: points / (age + 2)^1.8
 * (Paul Graham's news.arc, `frontpage-rank`). News ages by the hour, stories by the day.
 */
function scoreOf(points: number, since: Date, now: Date): number {
  const days = Math.max(0, (now.getTime() - since.getTime()) / DAY_MS)
  return points / (days + HEAD_START_DAYS) ** GRAVITY
}

export const trendScore = (story: Trend, now: Date): number =>
  scoreOf(pointsOf(story), publishedAt(story), now)

/** The strongest first; equal ones in an order that does not change from call to call. */
export const rankTrending = <T extends Trend>(stories: readonly T[], now: Date): T[] =>
  stories
    .map((story) => ({ story, score: trendScore(story, now) }))
    .sort((a, b) => b.score - a.score || (a.story.id < b.story.id ? -1 : 1))
    .map(({ story }) => story)

/** What a story must have to be in contention: any one of these is enough. */
export interface Contention {
  /** Published then or later. */
  since: Date
  /** At least; as `TREND_WEIGHTS` counts them. */
  points: number
}

/** So that rounding leaves nobody out. */
const SLACK = 1.000_001
/** The more, the fewer stories are let through that have no chance. */
const BANDS = 8

/**
 * What a story with no more points than `weakest` needs to reach `score`: the older it is, the more
 * points. The time in which it can is cut into bands, each with the points for its youngest.
 */
export function contentionFor(score: number, weakest: Trend, now: Date): Contention[] {
  const oldest = (pointsOf(weakest) / score) ** (1 / GRAVITY) * SLACK
  const width = (oldest - HEAD_START_DAYS) / BANDS
  return Array.from({ length: width > 0 ? BANDS : 0 }, (_none, band) => {
    const [from, to] = [HEAD_START_DAYS + width * band, HEAD_START_DAYS + width * (band + 1)]
    return {
      since: new Date(now.getTime() - (to * SLACK - HEAD_START_DAYS) * DAY_MS),
      points: (score * from ** GRAVITY) / SLACK - 1,
    }
  })
}
