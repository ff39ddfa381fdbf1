import { sql } from 'kysely'

/** Rows as one parameter, however many there are. */
export const rowsOf = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`
