import type { Store } from '../services/ports.ts'
import type { Repositories } from '../services/repositories.ts'
import type { Db } from './database.ts'
import { actionRepository } from './repositories/actions.ts'
import { ledgerRepository } from './repositories/ledger.ts'
import { knowledgeRepository } from './repositories/knowledge.ts'
import { nextStoryRepository } from './repositories/nextStories.ts'
import { pictureRepository } from './repositories/pictures.ts'
import { playRepository } from './repositories/play.ts'
import { rateLimitRepository } from './repositories/rateLimits.ts'
import { recentWriteRepository } from './repositories/recentWrites.ts'
import { sessionRepository } from './repositories/sessions.ts'
import { turnRepository } from './repositories/turns.ts'

const repositories = (db: Db): Repositories => ({
  db,
  rateLimits: rateLimitRepository(db),
  recentWrites: recentWriteRepository(db),
  ledger: ledgerRepository(db),
  sessions: sessionRepository(db),
  knowledge: knowledgeRepository(db),
  nextStories: nextStoryRepository(db),
  turns: turnRepository(db),
  actions: actionRepository(db),
  play: playRepository(db),
  pictures: pictureRepository(db),
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
