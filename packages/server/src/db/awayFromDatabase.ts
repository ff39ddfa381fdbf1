import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

import { nameOfFixed } from '../platform/db/fixedStatement.ts'

export type StatementWatch = (statement: string, ms: number) => void

type Run<T> = (statement: string, params?: unknown[]) => Promise<T>

export function watched<T>(run: Run<T>, watch: StatementWatch | undefined): Run<T> {
  if (!watch) return run
  return async (statement, params) => {
    const sent = performance.now()
    try {
      return await run(statement, params)
    } finally {
      watch(statement, performance.now() - sent)
    }
  }
}

/** SQLSTATEs of prepared statements: the name is unknown, or the name is already in use. */
const UNKNOWN_OR_TAKEN = new Set(['26000', '42P05'])
/** PostgreSQL routine that reports a schema change after a statement was prepared. */
const OUTDATED = 'RevalidateCachedQuery'

/** Returns true if only the prepared statement is invalid. The same statement can be sent as text. */
const isNameFault = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (UNKNOWN_OR_TAKEN.has(error.code ?? '') || error.routine === OUTDATED)

type Ask = (
  client: pg.PoolClient,
  text: string,
  values: unknown[] | undefined,
) => Promise<pg.QueryResult>

/** Prepares fixed statements once per connection. After an error of a prepared statement, sends only text. */
function askByName(isByName: boolean): Ask {
  let hasNames = isByName
  return async (client, text, values = []) => {
    const name = hasNames ? nameOfFixed(text) : undefined
    try {
      return await client.query(name === undefined ? { text, values } : { name, text, values })
    } catch (error) {
      if (isNameFault(error)) hasNames = false
      throw error
    }
  }
}

export class DatabaseUnavailableError extends Error {
  readonly code = 'DATABASE_AWAY'

  constructor(cause: unknown) {
    super('The PostgreSQL server of DATABASE_URL cannot be reached.', { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

/** SQLSTATEs of an unavailable server: broken connection, shutdown, startup, too many connections. */
const AWAY = /^(08...|57P0[123]|53300)$/

/** Converts errors of an unavailable server. An error without a SQLSTATE means that no server has answered. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return new DatabaseUnavailableError(error)
  return AWAY.test(error.code ?? '') || isNameFault(error)
    ? new DatabaseUnavailableError(error)
    : error
}

interface WrapOptions {
  /** Enables prepared statements. Must be false behind a pooler. */
  isByName: boolean
  watch?: StatementWatch | undefined
}

function wrapClient(
  client: pg.PoolClient,
  ask: ReturnType<typeof askByName>,
  watch?: StatementWatch,
): PostgresPoolClient {
  const query = watched(async (statement, parameters) => {
    try {
      return await ask(client, statement, parameters)
    } catch (error) {
      throw toDatabaseError(error)
    }
  }, watch)
  // Kysely uses the other overloads only for cursors.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (it) => client.release(it),
  }
}

export function nameAbsence(pool: pg.Pool, { isByName, watch }: WrapOptions): PostgresPool {
  const ask = askByName(isByName)
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw toDatabaseError(error)
    })
    const naming = known.get(client) ?? wrapClient(client, ask, watch)
    known.set(client, naming)
    return naming
  }
  return { connect, end: () => pool.end(), options: pool.options }
}
