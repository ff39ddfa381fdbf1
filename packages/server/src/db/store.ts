import type { Store } from '../services/ports.ts'
import type { Repositories } from '../services/repositories.ts'
import type { Db } from './database.ts'
import { rateLimitRepository } from './repositories/rateLimits.ts'

const repositories = (db: Db): Repositories => ({
  db,
  rateLimits: rateLimitRepository(db),
})

const ATTEMPTS = 3
/** SQLSTATEs after which the same transaction may well succeed: serialization failure, deadlock. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01'])

const isWorthAnotherTry = (error: unknown) =>
  error instanceof Error && 'code' in error && WORTH_ANOTHER_TRY.has(String(error.code))

/** The repositories over one database, and transactions over them. */
export function createStore(db: Db): Store {
  return {
    repositories: repositories(db),
    transaction: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await db.transaction().execute((trx) => work(repositories(trx)))
        } catch (error) {
          if (attempt === ATTEMPTS || !isWorthAnotherTry(error)) throw error
        }
      }
    },
  }
}
