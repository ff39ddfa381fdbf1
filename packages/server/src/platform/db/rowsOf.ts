import { sql } from 'kysely'

/** Passes any number of rows as one parameter. */
export const rowsOf = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`
