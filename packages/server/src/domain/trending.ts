/** What trending looks at. */
export interface Trend {
  id: string
  plays_total: number
  likes_total: number
  bookmarks_total: number
  created_at: Date
  published_at: Date | null
}

const HOUR_MS = 60 * 60_000

/** A like costs a reader more than a look, a bookmark says that they will come back. */
const WEIGHTS = { play: 1, like: 3, bookmark: 2 } as const
const GRAVITY = 1.8
/** Keeps the first hours of a new story from outweighing everything. */
const HEAD_START_HOURS = 2

/**
 * Points that fall with age, as Hacker News ranks its front page: points / (hours + 2)^1.8
 * (Paul Graham's news.arc, `frontpage-rank`). One point to begin with lets new stories in.
 */
export function trendScore(story: Trend, now: Date): number {
  const since = story.published_at ?? story.created_at
  const hours = Math.max(0, (now.getTime() - since.getTime()) / HOUR_MS)
  const points =
    1 +
    story.plays_total * WEIGHTS.play +
    story.likes_total * WEIGHTS.like +
    story.bookmarks_total * WEIGHTS.bookmark
  return points / (hours + HEAD_START_HOURS) ** GRAVITY
}

/** The strongest first; equal ones in an order that does not change from call to call. */
export const rankTrending = <T extends Trend>(stories: readonly T[], now: Date): T[] =>
  stories
    .map((story) => ({ story, score: trendScore(story, now) }))
    .sort((a, b) => b.score - a.score || (a.story.id < b.story.id ? -1 : 1))
    .map(({ story }) => story)
