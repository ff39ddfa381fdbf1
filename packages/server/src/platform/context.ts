import type { Db } from '../db/database.ts'
import type { Clock, Ports, Store } from '../services/ports.ts'

export interface Platform {
  /** The database, or the replica if the call may lag. Inside a transaction, use only its `db`. */
  db: Db
  /**
   * Commits unless `work` throws, also for a refusal. Retries after a deadlock, so `work` must have
   * no other effects and await no model or mail.
   */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  clock: Clock
}

/** Modules name their parts in their own `context.ts`. */
export type Context = Ports

export const platformOf = (store: Store, clock: Clock): Platform => ({
  db: store.repositories.db,
  transaction: (work) => store.transaction(({ db }) => work(db)),
  clock,
})

export const contextOf = (ports: Ports): Context => ports
