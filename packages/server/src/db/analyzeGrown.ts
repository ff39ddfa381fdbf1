import { sql } from 'kysely'

import type { Db } from './database.ts'

/**
 * So many rows, and this share of the table, may change before it is due. Autovacuum has a tenth, in
 * a process of its own; here all who play wait meanwhile, and their statements are planned anew.
 */
const CHANGED_ROWS = 50
const CHANGED_SHARE = 0.5

/** PostgreSQL's `undefined_table`: another dropped it after it was listed here. */
const UNDEFINED_TABLE = '42P01'
const isDropped = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE

/**
 * Counts anew what tables hold that have grown or changed much, and answers their names. The
 * embedded database has no autovacuum: a plan that was made for an empty table reads all of it at
 * each call, for as long as nobody says that there are rows now.
 */
export async function analyzeGrown(db: Db): Promise<readonly string[]> {
  // Counts of changes are written down once a second at most; these are to be there now.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ relname: string }>`
    select counted.relname from pg_stat_user_tables as counted
      join pg_class on pg_class.oid = counted.relid
    where n_mod_since_analyze > ${CHANGED_ROWS} + ${CHANGED_SHARE} * greatest(reltuples, 0)
    order by 1`.execute(db)
  // One at a time: who waits for the database's only session waits for one table.
  for (const { relname } of rows) {
    try {
      await sql`analyze ${sql.id(relname)}`.execute(db)
    } catch (error) {
      if (!isDropped(error)) throw error
    }
  }
  return rows.map(({ relname }) => relname)
}
