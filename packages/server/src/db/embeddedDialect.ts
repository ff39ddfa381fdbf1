import { PGliteAdapter, PGliteDialect, PGliteDriver, type PGlite } from 'kysely'

class MultiConnectionAdapter extends PGliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** One driver per caller, because a transaction belongs to its connection. */
class ConnectionPerCaller extends PGliteDriver {
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

/** Doesn't wait for answers, because the round trip is a third of a statement's time. */
export class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override createAdapter() {
    return new MultiConnectionAdapter()
  }

  override createDriver() {
    return new ConnectionPerCaller(this.#pglite)
  }
}
