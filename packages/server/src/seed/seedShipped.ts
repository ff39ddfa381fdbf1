import { createReviewPool } from '../providers/reviews/reviewPool.ts'
import type { Ports } from '../services/ports.ts'
import { seedCatalogue, type Seed, type Seeded } from '../services/seed/seedCatalogue.ts'
import { withShippedReviews } from './shippedReviews.ts'

/** Nobody waits for an answer, and what ships is known to end: it has its time on a busy machine. */
const PATIENT = { timeoutMs: 600_000, maxWaiting: 32 } as const

/** Seeds what ships; what has changed since it was reviewed is reviewed in threads that give up later than those of authors. */
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
