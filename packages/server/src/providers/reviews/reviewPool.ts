import type { StoryReview, StoryReviewer } from '../../modules/authoring/index.ts'
import { createBoundedPool, type PoolLimits } from '../threads/boundedPool.ts'
import type { ReviewTask } from './reviewParts.ts'

/** Limits. The timeout is three times the time that the largest story takes. */
const USUAL: PoolLimits = { timeoutMs: 30_000, maxWaiting: 32 }

const BUSY = { code: 'too_busy' } as const

export function createReviewPool(limits: PoolLimits = USUAL): StoryReviewer {
  const file = new URL('./reviewParts.ts', import.meta.url)
  const pool = createBoundedPool<ReviewTask, StoryReview>(file, limits)

  return {
    async review(story, parts) {
      // Values that can't be copied to a thread are dropped. A story contains no such values.
      const outcome = await pool.run({ story, parts })
      return typeof outcome === 'string' ? BUSY : outcome.answer
    },
    close: pool.close,
  }
}
