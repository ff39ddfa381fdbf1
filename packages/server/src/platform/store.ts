import type { Db } from '../db/database.ts'
import type { Store } from './call.ts'

const ATTEMPTS = 3
/** SQLSTATEs worth a retry: serialization failure, deadlock. */
const REPEATABLE = new Set(['40001', '40P01'])

const isRepeatable = (error: unknown) =>
  error instanceof Error && 'code' in error && REPEATABLE.has(String(error.code))

export const createStore = (db: Db): Store => ({
  db,
  transaction: async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work)
      } catch (error) {
        if (attempt === ATTEMPTS || !isRepeatable(error)) throw error
      }
    }
  },
})
