import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { createServerDatabase } from '../test/testDatabase.ts'
import { DatabaseUnavailableError } from './awayFromDatabase.ts'
import { openPostgres, rethrow } from './client.ts'
import type { Db } from './database.ts'
import { fixedStatement } from '../platform/db/fixedStatement.ts'

const server = await createServerDatabase()
afterAll(() => server?.drop())

const askOne = fixedStatement<{ one: number }>('select $1::integer as one')

const kept = (db: Db) =>
  sql<{ statement: string }>`
    select statement from pg_prepared_statements where name like 'fixed\_%'`.execute(db)

async function withDatabase(isPooled: boolean, run: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await openPostgres(server?.url ?? '', rethrow, { isPooled })
  await run(db)
  await close()
}

test('caches only statements with constant text', () =>
  withDatabase(false, (db) =>
    db.connection().execute(async (connection) => {
      await askOne(connection, 1)
      await sql`select ${2}::integer as two`.execute(connection)
      const { rows } = await askOne(connection, 3)

      expect(rows).toEqual([{ one: 3 }])
      expect((await kept(connection)).rows).toEqual([{ statement: 'select $1::integer as one' }])
    }),
  ))

test('caches no statement behind a pooler', () =>
  withDatabase(true, (db) =>
    db.connection().execute(async (connection) => {
      await askOne(connection, 1)

      expect((await kept(connection)).rows).toEqual([])
    }),
  ))

test('runs a lost prepared statement unprepared after one failure', () =>
  withDatabase(false, async (db) => {
    await askOne(db, 1)
    await sql`deallocate all`.execute(db)

    await expect(askOne(db, 2)).rejects.toThrow(DatabaseUnavailableError)
    expect((await askOne(db, 3)).rows).toEqual([{ one: 3 }])
  }))

test('recovers after one failure if the result type of a statement has changed', () =>
  withDatabase(false, async (db) => {
    const askTold = fixedStatement<{ told: unknown }>('select * from told_now()')
    await sql`create function told_now(out told integer) language sql as 'select 1'`.execute(db)
    await askTold(db)
    await sql`drop function told_now`.execute(db)
    await sql`create function told_now(out told text) language sql as $$select 'one'$$`.execute(db)

    await expect(askTold(db)).rejects.toThrow(DatabaseUnavailableError)
    expect((await askTold(db)).rows).toEqual([{ told: 'one' }])
  }))
