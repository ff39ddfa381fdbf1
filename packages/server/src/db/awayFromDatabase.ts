import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

import { askByName, isNameFault } from './namedStatements.ts'
import { watched, type StatementWatch } from './statementWatch.ts'

/** The database server cannot be reached, or takes no statements: it passes by itself. */
export class DatabaseAwayError extends Error {
  readonly code = 'DATABASE_AWAY'

  constructor(cause: unknown) {
    super('The PostgreSQL server of DATABASE_URL cannot be reached.', { cause })
    this.name = 'DatabaseAwayError'
  }
}

/** SQLSTATEs of a server that goes, comes or has no room: broken connections, shutdown, start, too many. */
const AWAY = /^(08...|57P0[123]|53300)$/

/**
 * The fault, or that the database is away: what the server itself has said has a SQLSTATE, everything
 * else went wrong on the way to it.
 */
export function nameFault(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return new DatabaseAwayError(error)
  return AWAY.test(error.code ?? '') || isNameFault(error) ? new DatabaseAwayError(error) : error
}

interface Asking {
  /** Whether fixed statements are asked for by their names: not behind a pooler. */
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
  // No cursor is ever asked for: this is the one form of the two that Kysely then uses.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (it) => client.release(it),
  }
}

/** The same pool; where its server cannot be reached it says so with one error, whatever happened. */
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
