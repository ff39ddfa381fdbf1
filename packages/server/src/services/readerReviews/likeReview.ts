import type { LikeAnswer } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findReview, type AskedReview } from './findReview.ts'

/** Likes a review, or takes it back. */
export async function likeReview(
  { store }: Ports,
  asked: AskedReview,
): Promise<LikeAnswer | Refusal> {
  const found = await findReview({ store }, asked)
  if (isRefusal(found)) return found
  return store.transaction(
    async ({ saidLikes }) =>
      (await saidLikes.toggle('review', asked.reviewId, asked.user.id)) ?? { code: 'not_found' },
  )
}
