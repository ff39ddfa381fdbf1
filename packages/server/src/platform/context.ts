import type { Db } from '../db/database.ts'
import type { Clock, Ports, Store } from '../services/ports.ts'

/** Available to every module. */
export interface Platform {
  /** The database, or its replica if the call may lag. Inside a transaction use only the `db` given there. */
  db: Db
  /**
   * Commits what `work` writes, unless it throws; a refusal that is returned commits, too. Repeats `work` after a
   * deadlock, so it may have no other effects and must await no model and no mail.
   */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  clock: Clock
}

/** Everything that calls may need. Each module names its part in its own `context.ts`. */
export type Context = Ports

export const platformOf = (store: Store, clock: Clock): Platform => ({
  db: store.repositories.db,
  transaction: (work) => store.transaction(({ db }) => work(db)),
  clock,
})

export const contextOf = (ports: Ports): Context => ports
