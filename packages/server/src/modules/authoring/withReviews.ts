import { type Db, type Platform, isRefusal, type Refusal } from '../../platform/call.ts'
import { NO_STRUCTURE, type Reviewable } from './judgeOwnStory.ts'
import type { ReviewPart, StoryReview, StoryReviewer } from './context.ts'

interface Unreviewed {
  unreviewed: Reviewable
  parts: readonly ReviewPart[]
}

/** Returns an existing review. Otherwise, returns a value that `work` must return to request the review. */
type AskReview = (story: Reviewable, parts: readonly ReviewPart[]) => StoryReview | Unreviewed

export const isUnreviewed = (value: unknown): value is Unreviewed =>
  typeof value === 'object' && value !== null && 'unreviewed' in value

/** Maximum number of reviews if the story changes during each review. */
const MAX_ROUNDS = 4

const keyOf = (story: Reviewable, parts: readonly ReviewPart[]) => JSON.stringify([parts, story])

/** Runs `work` again after each review that it requests. `work` must not write before its last request. */
export async function withReviews<Done>(
  ctx: Platform & { storyReviewer: StoryReviewer },
  work: (db: Db, ask: AskReview) => Promise<Done | Unreviewed>,
): Promise<Done | Refusal> {
  const known = new Map<string, StoryReview>()
  const ask: AskReview = (story, parts) =>
    known.get(keyOf(story, parts)) ?? { unreviewed: story, parts }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
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
