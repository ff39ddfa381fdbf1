import type { Db } from '../db/database.ts'
import type { RateLimitRepository } from './rateLimitPort.ts'

/** What the database holds, by noun. Bound either to the pool or to one transaction. */
export interface Repositories {
  /** The same connection, for functions of modules. */
  db: Db
  rateLimits: RateLimitRepository
}
