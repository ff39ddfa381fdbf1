import type { BookBinder, UnboundBook } from '../../services/binding/ports.ts'
import { createBoundedPool, type PoolLimits } from '../threads/boundedPool.ts'

/** Longer than a call may wait, as for cards. */
const USUAL: PoolLimits = { timeoutMs: 30_000, maxWaiting: 4 }

/** Binds books in threads of their own. */
export function createBookPool(limits: PoolLimits = USUAL): BookBinder {
  const file = new URL('./bindBook.ts', import.meta.url)
  const pool = createBoundedPool<UnboundBook, Uint8Array>(file, limits)

  return {
    async bindBook(book) {
      const outcome = await pool.run(book)
      return typeof outcome === 'string' ? { code: 'too_busy' } : outcome.answer
    },
    close: pool.close,
  }
}
