import { sql } from 'kysely'

import type { Db } from '../db/database.ts'

async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns true if there are no tables, or only empty ones of ours, as after an interrupted restore. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const names = await tableNames(db)
  if (names.length > 0 && !names.includes('kysely_migration')) return false
  for (const name of names.filter((it) => !it.startsWith('kysely_'))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

export async function clearDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  const schema = sql.ref(rows[0]?.schema ?? 'public')
  await db.transaction().execute(async (trx) => {
    await sql`drop schema ${schema} cascade`.execute(trx)
    await sql`create schema ${schema}`.execute(trx)
  })
}
