import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { NO_STRUCTURE, type Reviewable } from './findingsOf.ts'
import type { ReviewPart, StoryReview } from './ports.ts'

/** Says that a story has to be reviewed before the work can be done. */
interface Unreviewed {
  unreviewed: Reviewable
  parts: readonly ReviewPart[]
}

/** Gives the review of a story if it is known, else what the work has to answer with. */
export type AskReview = (
  story: Reviewable,
  parts: readonly ReviewPart[],
) => StoryReview | Unreviewed

export const isUnreviewed = (value: unknown): value is Unreviewed =>
  typeof value === 'object' && value !== null && 'unreviewed' in value

/** Whoever saves the same story that often in between may wait. */
const MOST_ROUNDS = 4

const keyOf = (story: Reviewable, parts: readonly ReviewPart[]) => JSON.stringify([parts, story])

/**
 * A transaction that needs a story reviewed. A review takes longer than a transaction may, so the
 * work asks for it before it writes anything, answers with what is missing, and is done again once
 * that is known. A story that was saved in between is another one, and reviewed anew.
 */
export async function withReviews<Done>(
  { store, storyReviewer }: Pick<Ports, 'store' | 'storyReviewer'>,
  work: (repos: Repositories, ask: AskReview) => Promise<Done | Unreviewed>,
): Promise<Done | Refusal> {
  const known = new Map<string, StoryReview>()
  const ask: AskReview = (story, parts) =>
    known.get(keyOf(story, parts)) ?? { unreviewed: story, parts }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const done = await store.transaction((repos) => work(repos, ask))
    if (!isUnreviewed(done)) return done
    const { unreviewed: story, parts } = done
    const review = await reviewOf(storyReviewer, story, parts)
    if (isRefusal(review)) return review
    known.set(keyOf(story, parts), review)
  }
  return { code: 'too_busy' }
}

async function reviewOf(
  reviewer: Ports['storyReviewer'],
  { structure, ...story }: Reviewable,
  parts: readonly ReviewPart[],
): Promise<StoryReview | Refusal> {
  if (structure === null) return { minutes: null, findings: [NO_STRUCTURE], certificate: null }
  return reviewer.review({ ...story, structure }, parts)
}
