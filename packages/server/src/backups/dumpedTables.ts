import { sql } from 'kysely'

import type { Db } from '../db/database.ts'

export interface DumpedTable {
  name: string
  /** All but those that the database computes. */
  columns: string[]
  /** Columns that count by themselves. */
  counters: string[]
}

/** Tables that belong to the one place where they lie. */
export const KEPT_IN_PLACE = ['installation_secrets', 'last_seeding', 'write_probes'] as const

/**
 * Every table of the product. What the migrations keep for themselves is not dumped, nor what
 * belongs to the one place where it lies: its secret, the row that proves it takes writes, and what
 * was seeded there last.
 */
export async function listTables(db: Db): Promise<DumpedTable[]> {
  const { rows } = await sql<DumpedTable>`
    select tables.table_name as name,
      array_agg(column_name::text order by ordinal_position) as columns,
      coalesce(array_agg(column_name::text) filter (where is_identity = 'YES'), '{}') as counters
    from information_schema.tables
      join information_schema.columns using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and tables.table_name not like 'kysely%'
      and tables.table_name not in (${sql.join(KEPT_IN_PLACE)})
      and is_generated = 'NEVER'
    group by 1 order by 1`.execute(db)
  return rows
}
