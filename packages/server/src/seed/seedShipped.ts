import { createReviewPool } from '../providers/reviews/reviewPool.ts'
import type { Platform } from '../platform/call.ts'
import { seedCatalogue, type Seed, type Seeded } from './seedCatalogue.ts'
import { withShippedReviews } from './shippedReviews.ts'

/** Options of the review. The timeout is long, because shipped stories are known to pass and no user waits. */
const REVIEW_OPTIONS = { timeoutMs: 600_000, maxWaiting: 32 } as const

/** Seeds shipped stories. Changed stories are reviewed with a longer timeout than those of authors. */
export async function seedShipped(
  ctx: Platform,
  seed: Seed,
  tell?: (line: string) => void,
): Promise<Seeded> {
  const storyReviewer = withShippedReviews(createReviewPool(REVIEW_OPTIONS))
  try {
    return await seedCatalogue({ ...ctx, storyReviewer }, seed, tell)
  } finally {
    await storyReviewer.close()
  }
}
