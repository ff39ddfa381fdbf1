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
const WEIGHTS = { play: 1, like: 3, bookmark: 2 } as const
const GRAVITY = 1.8
/** Keeps the first days of a new story from outweighing everything. */
const HEAD_START_DAYS = 2

/**
 * Points that fall with age, as Hacker News ranks its front page: points / (age + 2)^1.8
 * (Paul Graham's news.arc, `frontpage-rank`). News ages by the hour, stories by the day. One
 * point to begin with lets new stories in.
 */
export function trendScore(story: Trend, now: Date): number {
  const since = story.published_at ?? story.created_at
  const days = Math.max(0, (now.getTime() - since.getTime()) / DAY_MS)
  const points =
    1 +
    story.plays_total * WEIGHTS.play +
    story.likes_total * WEIGHTS.like +
    story.bookmarks_total * WEIGHTS.bookmark
  return points / (days + HEAD_START_DAYS) ** GRAVITY
}

/** The strongest first; equal ones in an order that does not change from call to call. */
export const rankTrending = <T extends Trend>(stories: readonly T[], now: Date): T[] =>
  stories
    .map((story) => ({ story, score: trendScore(story, now) }))
    .sort((a, b) => b.score - a.score || (a.story.id < b.story.id ? -1 : 1))
    .map(({ story }) => story)
