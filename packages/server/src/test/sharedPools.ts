import { createCardPool } from '../providers/cards/cardPool.ts'
import { createImportPool } from '../providers/imports/importPool.ts'
import { createInkPool } from '../providers/ink/inkPool.ts'
import { createReviewPool } from '../providers/reviews/reviewPool.ts'

/** Outlives the product of one test: another's goes on with it. */
const kept = <Pool extends { close: () => Promise<void> }>(pool: Pool): Pool => ({
  ...pool,
  close: async () => undefined,
})

/**
 * Threads that all test files of one process share: to read their code anew in each product costs a
 * second of a core. They go when the process does.
 */
export const sharedPools = (timeoutMs: number) => ({
  storyReviewer: kept(createReviewPool({ timeoutMs, maxWaiting: 32 })),
  storyImporter: kept(createImportPool({ timeoutMs, maxWaiting: 4 })),
  cardPainter: kept(createCardPool({ timeoutMs, maxWaiting: 32 })),
  inkRunner: kept(createInkPool({ timeoutMs, maxWaiting: 32, megabytes: 128 })),
})
