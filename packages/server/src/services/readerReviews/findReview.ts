import type { StoredUser } from '../auth/ports.ts'
import { findTalk, type Talk } from '../comments/findTalk.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { StoredReview } from './ports.ts'

/** A review by what finds it, and who asks. */
export interface AskedReview {
  storyId: string
  reviewId: string
  user: StoredUser
}

/** A review that this reader may see, with its story. */
export async function findReview(
  ports: Pick<Ports, 'store'>,
  { storyId, reviewId, user }: AskedReview,
): Promise<(Talk & { review: StoredReview }) | Refusal> {
  const talk = await findTalk(ports, { storyId, user })
  if (isRefusal(talk)) return talk
  const review = await ports.store.repositories.reviews.find(reviewId, storyId, talk.reader)
  return review === undefined ? { code: 'not_found' } : { ...talk, review }
}
