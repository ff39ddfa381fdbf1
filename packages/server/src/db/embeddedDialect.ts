import { PGliteAdapter, PGliteDialect, PGliteDriver, type PGlite } from 'kysely'

class ManyConnections extends PGliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** One driver per caller, because a transaction belongs to its connection. */
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
 * Sends statements without waiting for answers, because the round trip to the thread is a third of
 * their time. `serialQueue` separates transactions.
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
