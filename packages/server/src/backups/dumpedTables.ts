import { sql } from 'kysely'

import type { Db } from '../db/database.ts'

const WIDTH = 30
const STEPS = 20

export function progressOf(total: number, tell: (line: string) => void): (parts: number) => void {
  let done = 0
  let told = 0
  return (parts) => {
    done += parts
    const step = total === 0 ? STEPS : Math.floor((done / total) * STEPS)
    if (step <= told) return
    told = step
    const filled = Math.round((WIDTH * step) / STEPS)
    const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`
    tell(`[${bar}] ${done.toLocaleString('en')} of ${total.toLocaleString('en')} rows`)
  }
}

export interface DumpedTable {
  name: string
  columns: string[]
  counters: string[]
}

export const EXCLUDED_TABLES = ['installation_secrets', 'last_seeding', 'write_probes'] as const

/** Lists all tables except those of the migrator and those in `EXCLUDED_TABLES`. */
export async function listTables(db: Db): Promise<DumpedTable[]> {
  const { rows } = await sql<DumpedTable>`
    select tables.table_name as name,
      array_agg(column_name::text order by ordinal_position) as columns,
      coalesce(array_agg(column_name::text) filter (where is_identity = 'YES'), '{}') as counters
    from information_schema.tables
      join information_schema.columns using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and tables.table_name not like 'kysely%'
      and tables.table_name not in (${sql.join(EXCLUDED_TABLES)})
      and is_generated = 'NEVER'
    group by 1 order by 1`.execute(db)
  return rows
}
