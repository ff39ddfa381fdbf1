import { sql } from 'kysely'

import type { Db } from './database.ts'

/** Higher than autovacuum's 10 %, because all players wait meanwhile. */
const CHANGED_ROWS = 50
const CHANGED_SHARE = 0.5

/** PostgreSQL's `undefined_table`: dropped after it was listed. */
const UNDEFINED_TABLE = '42P01'
const isDropped = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE

/** Returns the analyzed tables. PGlite has no autovacuum, so old plans would persist. */
export async function analyzeGrown(db: Db): Promise<readonly string[]> {
  // PostgreSQL flushes statistics at most once a second.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ relname: string }>`
    select counted.relname from pg_stat_user_tables as counted
      join pg_class on pg_class.oid = counted.relid
    where n_mod_since_analyze > ${CHANGED_ROWS} + ${CHANGED_SHARE} * greatest(reltuples, 0)
    order by 1`.execute(db)
  // One statement per table, so that callers wait for one table at most.
  for (const { relname } of rows) {
    try {
      await sql`analyze ${sql.id(relname)}`.execute(db)
    } catch (error) {
      if (!isDropped(error)) throw error
    }
  }
  return rows.map(({ relname }) => relname)
}
