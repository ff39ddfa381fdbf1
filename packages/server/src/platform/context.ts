import type { Db } from '../db/database.ts'
import type { Bus } from './bus.ts'
import type { ListReads } from './listReads.ts'
import type { Secrets } from './secrets.ts'
import type { Telemetry } from './telemetry.ts'

export interface Clock {
  now(): Date
}

export interface Store {
  /** The database, or its replica if the call may lag. Inside a transaction, use only its `db`. */
  db: Db
  /**
   * Commits unless `work` throws, even if it returns a refusal. Retries after a deadlock, so `work`
   * must have no other effects and await no model or mail.
   */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

export interface Platform extends Store {
  clock: Clock
}

export interface Ids {
  /** Returns an unguessable UUID. */
  newId(): string
  /** Returns 32 bits. */
  newSeed(): number
}

/** Parts that several modules use. Each module selects its own in its context. */
export interface Services extends Platform {
  /** Separate connections for work that must not wait behind requests. */
  urgent: Store
  listReads: ListReads
  ids: Ids
  /** Sign tokens, encrypt keys, and hash addresses. At least 32 bytes each. */
  secrets: Secrets
  /** Without a trailing slash. */
  siteUrl(): string
  bus: Bus
  telemetry: Telemetry
  /** Reports an error that the player doesn't see. */
  reportFault(fault: unknown): void
  /** Multiplies every rate limit. */
  rateLimitFactor: number
}
