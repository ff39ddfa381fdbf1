import pg from 'pg'

import { nameOfFixed } from './statements/fixedStatement.ts'

/** SQLSTATEs: unknown statement name, name already in use. */
const UNKNOWN_OR_TAKEN = new Set(['26000', '42P05'])
/** PostgreSQL routine that reports a schema change under a prepared statement. */
const OUTDATED = 'RevalidateCachedQuery'

/** Returns true if the statement fails by name but can be sent as text. */
export const isNameFault = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (UNKNOWN_OR_TAKEN.has(error.code ?? '') || error.routine === OUTDATED)

type Ask = (
  client: pg.PoolClient,
  text: string,
  values: unknown[] | undefined,
) => Promise<pg.QueryResult>

/** Plans fixed statements once per connection. After a name error, sends only text. */
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
