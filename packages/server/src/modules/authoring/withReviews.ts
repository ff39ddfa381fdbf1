import type { Db } from '../../db/database.ts'
import type { Platform } from '../../platform/context.ts'
import { isRefusal, type Refusal } from '../../services/refusal.ts'
import { NO_STRUCTURE, type Reviewable } from './findingsOf.ts'
import type { ReviewPart, StoryReview, StoryReviewer } from './storyReviewer.ts'

/** Tells that a story has to be reviewed before the work can be done. */
interface Unreviewed {
  unreviewed: Reviewable
  parts: readonly ReviewPart[]
}

/** Returns the review of a story if it is known, else the result with which the work has to end. */
type AskReview = (story: Reviewable, parts: readonly ReviewPart[]) => StoryReview | Unreviewed

export const isUnreviewed = (value: unknown): value is Unreviewed =>
  typeof value === 'object' && value !== null && 'unreviewed' in value

/** Maximum number of reviews for one call, if the story is saved again and again meanwhile. */
const MOST_ROUNDS = 4

const keyOf = (story: Reviewable, parts: readonly ReviewPart[]) => JSON.stringify([parts, story])

/**
 * Runs a transaction that needs a review. Because a review takes longer than a transaction may, `work` asks for it
 * before it writes anything, and is run again once the review is known. A story that was saved meanwhile is
 * reviewed again.
 */
export async function withReviews<Done>(
  ctx: Platform & { storyReviewer: StoryReviewer },
  work: (db: Db, ask: AskReview) => Promise<Done | Unreviewed>,
): Promise<Done | Refusal> {
  const known = new Map<string, StoryReview>()
  const ask: AskReview = (story, parts) =>
    known.get(keyOf(story, parts)) ?? { unreviewed: story, parts }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const done = await ctx.transaction((db) => work(db, ask))
    if (!isUnreviewed(done)) return done
    const { unreviewed, parts } = done
    const { structure, ...story } = unreviewed
    const review =
      structure === null
        ? { minutes: null, findings: [NO_STRUCTURE], certificate: null }
        : await ctx.storyReviewer.review({ ...story, structure }, parts)
    if (isRefusal(review)) return review
    known.set(keyOf(unreviewed, parts), review)
  }
  return { code: 'too_busy' }
}
