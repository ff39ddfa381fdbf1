import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'

import type { Db } from './database.ts'
import { LATE_INDEXES, makeLateIndexes } from './lateIndexes.ts'
import { migrations } from './migrations.ts'

const migratorOf = (db: Db) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

export async function migrationsOf(db: Db) {
  const all = await migratorOf(db).getMigrations()
  const names = (isDone: boolean) =>
    all.filter(({ executedAt }) => (executedAt !== undefined) === isDone).map(({ name }) => name)
  return { done: names(true), pending: names(false) }
}

const withoutTimeLimit = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })

/** Safe if several processes start together. */
export async function migrate(db: Db, upTo?: string): Promise<readonly string[]> {
  const { error, results } = await withoutTimeLimit(db, async (connection) => {
    const migrator = migratorOf(connection)
    if (upTo !== undefined) return migrator.migrateTo(upTo)
    const outcome = await migrator.migrateToLatest()
    if (!outcome.error) await makeLateIndexes(connection, LATE_INDEXES)
    return outcome
  })
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
