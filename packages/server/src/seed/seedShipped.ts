import { createReviewPool } from '../providers/reviews/reviewPool.ts'
import type { Platform } from '../platform/context.ts'
import { seedCatalogue, type Seed, type Seeded } from './seedCatalogue.ts'
import { withShippedReviews } from './shippedReviews.ts'

/** Nobody waits for these reviews, and shipped stories are known to end. */
const REVIEW_OPTIONS = { timeoutMs: 600_000, maxWaiting: 32 } as const

/** Seeds with the shipped reviews. Changed stories are reviewed with longer timeouts than those of authors. */
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
