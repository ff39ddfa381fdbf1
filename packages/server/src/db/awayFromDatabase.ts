import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

import { askByName, isNameFault } from './namedStatements.ts'
import { watched, type StatementWatch } from './statementWatch.ts'

/** The database server is temporarily unavailable. */
export class DatabaseAwayError extends Error {
  readonly code = 'DATABASE_AWAY'

  constructor(cause: unknown) {
    super('The PostgreSQL server of DATABASE_URL cannot be reached.', { cause })
    this.name = 'DatabaseAwayError'
  }
}

/**
 * SQLSTATEs of an unavailable server: broken connections, shutdown, start, too many connections.
 */
const AWAY = /^(08...|57P0[123]|53300)$/

/**
 * Returns a `DatabaseAwayError` for errors without a SQLSTATE, because those occurred on the way to
 * the server.
 */
export function nameFault(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return new DatabaseAwayError(error)
  return AWAY.test(error.code ?? '') || isNameFault(error) ? new DatabaseAwayError(error) : error
}

interface Asking {
  /** True if fixed statements are sent by name. False behind a pooler. */
  isByName: boolean
  watch?: StatementWatch | undefined
}

function namingFaults(
  client: pg.PoolClient,
  ask: ReturnType<typeof askByName>,
  watch?: StatementWatch,
): PostgresPoolClient {
  const query = watched(async (statement, parameters) => {
    try {
      return await ask(client, statement, parameters)
    } catch (error) {
      throw nameFault(error)
    }
  }, watch)
  // Kysely uses this form only, because cursors are never requested.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (it) => client.release(it),
  }
}

/** Wraps a pool so that an unavailable server causes one kind of error. */
export function nameAbsence(pool: pg.Pool, { isByName, watch }: Asking): PostgresPool {
  const ask = askByName(isByName)
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw nameFault(error)
    })
    const naming = known.get(client) ?? namingFaults(client, ask, watch)
    known.set(client, naming)
    return naming
  }
  return { connect, end: () => pool.end(), options: pool.options }
}
