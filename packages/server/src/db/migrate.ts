import { Migrator } from 'kysely/migration'

import type { Db } from './database.ts'
import { migrations } from './migrations.ts'

/** Brings the database to the newest schema. Safe when several processes start at once. */
export async function migrate(db: Db): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })

  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
