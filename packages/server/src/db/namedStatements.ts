import pg from 'pg'

import { nameOfFixed } from './statements/fixedStatement.ts'

/** SQLSTATEs of an unknown and of a duplicate name. */
const UNKNOWN_OR_TAKEN = new Set(['26000', '42P05'])
/** Routine that reports a changed schema below a prepared statement. */
const OUTDATED = 'RevalidateCachedQuery'

/** Returns true if a prepared statement cannot run by its name. */
export const isNameFault = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (UNKNOWN_OR_TAKEN.has(error.code ?? '') || error.routine === OUTDATED)

type Ask = (
  client: pg.PoolClient,
  text: string,
  values: unknown[] | undefined,
) => Promise<pg.QueryResult>

/**
 * Sends fixed statements by name, so that each connection parses and plans them once. Behind a
 * transaction pooler `isByName` is false. If a name fails, that call fails, and later ones are sent
 * as text.
 */
export function askByName(isByName: boolean): Ask {
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
