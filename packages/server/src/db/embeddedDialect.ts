import { PGliteAdapter, PGliteDialect, PGliteDriver, type PGlite } from 'kysely'

class ManyConnections extends PGliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * Each connection belongs to one caller, so a statement's transaction is that of its connection.
 */
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
 * Kysely dialect for PGlite that sends statements at once. Kysely's own waits for each answer, and
 * the way to the database's thread is a third of a statement's time. `serialQueue` separates
 * transactions.
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
