import type { InkRunner, InkTurn } from '../../modules/sessions/index.ts'
import { createBoundedPool, type PoolLimits } from '../threads/boundedPool.ts'
import type { InkAnswer } from './runInk.ts'

/** Limits. The timeout is rarely reached, because a step limit ends programs that loop. */
const USUAL: PoolLimits = { timeoutMs: 5000, maxWaiting: 32, megabytes: 128 }

const STUCK = { code: 'story_stuck' } as const
const BUSY = { code: 'too_busy' } as const

export function createInkPool(limits: PoolLimits = USUAL): InkRunner {
  const pool = createBoundedPool<InkTurn, InkAnswer>(
    new URL('./runInk.ts', import.meta.url),
    limits,
  )

  return {
    async run(turn) {
      const outcome = await pool.run(turn)
      if (outcome === 'full') return BUSY
      if (outcome === 'exceeded') return STUCK
      return 'fault' in outcome.answer ? STUCK : outcome.answer
    },
    close: pool.close,
  }
}
