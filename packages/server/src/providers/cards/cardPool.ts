import type { CardFace, CardPainter } from '../../services/endings/ports.ts'
import { createBoundedPool, type PoolLimits } from '../threads/boundedPool.ts'

/** The first card opens the faces; each one after it takes a third of a second at most. */
const USUAL: PoolLimits = { timeoutMs: 8000, maxWaiting: 16 }

/** Draws cards of endings in threads of their own. */
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
