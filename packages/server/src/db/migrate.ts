import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

import type { Db } from './database.ts'
import { LATE_INDEXES, makeLateIndexes } from './lateIndexes.ts'

const FOLDER = new URL('migrations/', import.meta.url)
/** Matches one statement up to a semicolon at a line end. Ignores semicolons in function bodies. */
const STATEMENT = /[^\s;](?:\$\$.*?\$\$|(?!;\n).)*/gs

const migrationNames: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => basename(file, '.sql'))
  .toSorted()

function statementsOf(name: string): string[] {
  const text = readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8')
  return [...text.matchAll(STATEMENT)].map(([statement]) => statement)
}

/** Reads a migration. There is no `down` migration: a later migration fixes mistakes. */
const migrationOf = (name: string): Migration => ({
  async up(db) {
    for (const statement of statementsOf(name)) await sql.raw(statement).execute(db)
  },
})

const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  migrationNames.map((name) => [name, migrationOf(name)]),
)

const migratorOf = (db: Db) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Returns true if no migration is pending. It is faster than Kysely, which first reads the columns of all tables. */
async function isUpToDate(db: Db): Promise<boolean> {
  const { rows: tables } = await sql`select to_regclass('kysely_migration')::text as name`.execute(
    db,
  )
  if (isDeepStrictEqual(tables, [{ name: null }])) return false
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return isDeepStrictEqual(done.rows.map(({ name }) => name).toSorted(), migrationNames)
}

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

export async function migrate(db: Db, upTo?: string): Promise<readonly string[]> {
  const { error, results } = await withoutTimeLimit(db, async (connection) => {
    const migrator = migratorOf(connection)
    if (upTo !== undefined) return migrator.migrateTo(upTo)
    const outcome = (await isUpToDate(connection)) ? {} : await migrator.migrateToLatest()
    if (!outcome.error) await makeLateIndexes(connection, LATE_INDEXES)
    return outcome
  })
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
