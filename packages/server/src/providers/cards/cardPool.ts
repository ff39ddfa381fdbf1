import { DAY_MS } from '@kathasagar/api/contract'

import type { CardFace, CardPainter } from '../../modules/sessions/index.ts'
import { createBoundedPool, type PoolLimits } from '../threads/boundedPool.ts'

/**
 * Limits. The timeout is longer than that of a call, because the first card of a thread loads the fonts (0.5
 * to 4 s).
 */
const USUAL: PoolLimits = { timeoutMs: 30_000, maxWaiting: 16, idleMs: DAY_MS }

export function createCardPool(limits: PoolLimits = USUAL): CardPainter {
  const file = new URL('./drawCard.ts', import.meta.url)
  const pool = createBoundedPool<CardFace, Uint8Array>(file, limits)

  return {
    async drawCard(face) {
      const outcome = await pool.run(face)
      return typeof outcome === 'string' ? { code: 'too_busy' } : outcome.answer
    },
    close: pool.close,
  }
}
