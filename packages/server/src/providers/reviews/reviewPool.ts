import { Piscina } from 'piscina'

import type { StoryReview, StoryReviewer } from '../../services/review/ports.ts'
import type { ReviewTask } from './reviewParts.ts'

export interface ReviewLimits {
  /** After so long a story is given up; the largest takes a third of it. */
  timeoutMs: number
  /** Stories that wait for a thread; who comes after them is asked to come again. */
  maxWaiting: number
}

const USUAL: ReviewLimits = { timeoutMs: 30_000, maxWaiting: 32 }
/** One large story does not keep every other author waiting, and requests keep a core of two. */
const THREADS = 2
/** An author who saves is about to save again. */
const IDLE_MS = 30_000
/** A story that takes more than this ends its thread, not the server. */
const MOST_MEGABYTES = 512

const BUSY = { code: 'too_busy' } as const

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Reviews, times and certifies stories in threads of their own. */
export function createReviewPool({ timeoutMs, maxWaiting }: ReviewLimits = USUAL): StoryReviewer {
  const pool = new Piscina<ReviewTask, StoryReview>({
    filename: new URL('./reviewParts.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: maxWaiting,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })

  return {
    async review(story, parts) {
      if (pool.queueSize >= maxWaiting) return BUSY
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        // What cannot be copied to another thread is no part of a story.
        return await pool.run({ story, parts }, { signal })
      } catch (error) {
        if (signal.aborted || isOutOfMemory(error)) return BUSY
        throw error
      }
    },
    close: () => pool.close({ force: true }),
  }
}
