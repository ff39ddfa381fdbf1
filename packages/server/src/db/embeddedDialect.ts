import { PGliteAdapter, PGliteDialect, PGliteDriver, type PGlite } from 'kysely'

class ManyConnections extends PGliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** A connection of each caller's own: which transaction a statement belongs to is its connection's. */
class ConnectionEach extends PGliteDriver {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override async acquireConnection() {
    const own = new PGliteDriver({ pglite: this.#pglite })
    await own.init()
    return own.acquireConnection()
  }
}

/**
 * Kysely's dialect for a PGlite, with statements sent as they come: Kysely's own waits for the answer
 * to one before it sends the next, and the way to the database's thread and back is a third of a
 * statement's time. What must not come between is the `serialQueue`'s to keep apart.
 */
export class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override createAdapter() {
    return new ManyConnections()
  }

  override createDriver() {
    return new ConnectionEach(this.#pglite)
  }
}
