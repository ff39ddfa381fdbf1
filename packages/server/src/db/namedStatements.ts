import pg from 'pg'

import { nameOfFixed } from './statements/fixedStatement.ts'

/** SQLSTATEs of a name that the connection does not know, and of one that it knows already. */
const UNKNOWN_OR_TAKEN = new Set(['26000', '42P05'])
/** Where PostgreSQL finds that the schema has changed beneath a statement that it keeps. */
const OUTDATED = 'RevalidateCachedQuery'

/** A statement that a connection keeps cannot be run as it was kept; its words can be. */
export const isNameFault = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (UNKNOWN_OR_TAKEN.has(error.code ?? '') || error.routine === OUTDATED)

type Ask = (
  client: pg.PoolClient,
  text: string,
  values: unknown[] | undefined,
) => Promise<pg.QueryResult>

/**
 * Asks for fixed statements by their names, so that each connection reads and plans them once. A
 * pooler that deals connections out by the transaction knows no names: `isByName` is false behind
 * one. Where a name fails nevertheless, that call does, and all others go by their words from then on.
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
