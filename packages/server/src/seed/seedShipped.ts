import { createReviewPool } from '../providers/reviews/reviewPool.ts'
import type { Ports } from '../services/ports.ts'
import { seedCatalogue, type Seed, type Seeded } from '../services/seed/seedCatalogue.ts'
import { withShippedReviews } from './shippedReviews.ts'

/** Long, because shipped stories are known to pass and no user waits. */
const PATIENT = { timeoutMs: 600_000, maxWaiting: 32 } as const

/** Seeds shipped content. Reviews changed stories with a longer timeout than authors get. */
export async function seedShipped(
  ports: Ports,
  seed: Seed,
  tell?: (line: string) => void,
): Promise<Seeded> {
  const storyReviewer = withShippedReviews(createReviewPool(PATIENT))
  try {
    return await seedCatalogue({ ...ports, storyReviewer }, seed, tell)
  } finally {
    await storyReviewer.close()
  }
}
