import type { CardFace, CardPainter } from '../../services/endings/ports.ts'
import { createBoundedPool, type PoolLimits } from '../threads/boundedPool.ts'

/**
 * A card takes a third of a second. Longer than a call may wait: the first one opens the faces, and a
 * thread that is ended for being slow on a busy machine would have to begin with that again.
 */
const USUAL: PoolLimits = { timeoutMs: 30_000, maxWaiting: 16 }

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
