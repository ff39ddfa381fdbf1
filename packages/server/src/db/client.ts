import { join } from 'node:path'

import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'

import type { Database, Db } from './database.ts'
import { runMaintenance } from './maintenance.ts'
import { lockDataDir } from './lockDataDir.ts'
import { openRemotePglite } from './remotePglite.ts'

/** An open database and what closes it: connections, threads, timers, the directory's lock. */
export interface OpenDatabase {
  db: Db
  close: () => Promise<void>
}

const INT8_OID = 20
// Counts are far below 2^53; PGlite gives numbers, and both databases must answer alike.
pg.types.setTypeParser(INT8_OID, Number)

export class UnsuitableDatabaseError extends Error {}

/** Under `lc_ctype = C` letters outside ASCII have no case, and trigrams of Hindi are empty. */
async function requireUnicode(db: Db): Promise<void> {
  const { rows } = await sql<{ holds: boolean }>`select lower('É') = 'é' as holds`.execute(db)
  if (rows[0]?.holds) return
  throw new UnsuitableDatabaseError(
    'The database knows no letters outside ASCII. Create it with lc_ctype C.UTF-8 or another UTF-8 locale.',
  )
}

/** Opens a PostgreSQL server by its address. */
export async function openPostgres(url: string, onError: (error: unknown) => void) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // A server that restarts breaks idle connections; without a listener that ends the process.
  pool.on('error', onError)
  // The pool listens to idle connections only; one that breaks between two statements ends it too.
  pool.on('connect', (connection) => connection.on('error', onError))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    await requireUnicode(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, close: () => db.destroy() } satisfies OpenDatabase
}

/**
 * Opens the embedded database below `dataDir`, for this process alone.
 * Throws `DataDirInUseError` when another process holds it.
 */
export async function openEmbedded(dataDir: string, onError: (error: unknown) => void) {
  const unlock = lockDataDir(dataDir)
  try {
    const { pglite, writes } = await openRemotePglite(join(dataDir, 'pg'), onError)
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
    const housekeeping = runMaintenance(db, writes, onError)
    const close = async () => {
      await housekeeping.stop()
      await db.destroy()
      unlock()
    }
    return { db, close } satisfies OpenDatabase
  } catch (error) {
    unlock()
    throw error
  }
}
