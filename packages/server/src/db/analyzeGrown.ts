import { sql } from 'kysely'

import type { Db } from './database.ts'

/**
 * Number of rows and share of a table that may change before it is analyzed. The share is higher
 * than autovacuum's, because players wait meanwhile.
 */
const CHANGED_ROWS = 50
const CHANGED_SHARE = 0.5

/** SQLSTATE `undefined_table`: the table was dropped after it was listed. */
const UNDEFINED_TABLE = '42P01'
const isDropped = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE

/**
 * Analyzes tables that have changed much and returns their names. The embedded database has no
 * autovacuum, and a plan for an empty table reads a whole one.
 */
export async function analyzeGrown(db: Db): Promise<readonly string[]> {
  // Flushes statistics, which are written once a second at most.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ relname: string }>`
    select counted.relname from pg_stat_user_tables as counted
      join pg_class on pg_class.oid = counted.relid
    where n_mod_since_analyze > ${CHANGED_ROWS} + ${CHANGED_SHARE} * greatest(reltuples, 0)
    order by 1`.execute(db)
  // One at a time, so that others wait for one table only.
  for (const { relname } of rows) {
    try {
      await sql`analyze ${sql.id(relname)}`.execute(db)
    } catch (error) {
      if (!isDropped(error)) throw error
    }
  }
  return rows.map(({ relname }) => relname)
}
