import { sql } from 'kysely'

import type { Db } from '../db/database.ts'

export interface DumpedTable {
  name: string
  columns: string[]
  counters: string[]
}

export const KEPT_IN_PLACE = ['installation_secrets', 'last_seeding', 'write_probes'] as const

/** Lists all tables except those of the migrator and `KEPT_IN_PLACE`. */
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
