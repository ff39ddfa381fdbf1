import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { createServerDatabase } from '../test/testDatabase.ts'
import { DatabaseAwayError } from './awayFromDatabase.ts'
import { openPostgres } from './client.ts'

const endConnection = (pid: number) => sql<{ done: boolean }>`
  select pg_terminate_backend(${pid}, 5000) as done`

test('a connection that breaks between two statements fails its work and nothing else', async () => {
  const server = await createServerDatabase()
  const reported: unknown[] = []
  const { db, close } = await openPostgres(server?.url ?? '', (error) => reported.push(error))

  const work = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await endConnection(rows[0]?.pid ?? 0).execute(db)
    await expect.poll(() => reported).not.toHaveLength(0)
    return sql`select 1`.execute(trx)
  })
  await expect(work).rejects.toThrow(DatabaseAwayError)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)

  expect(rows).toEqual([{ one: 1 }])
  await close()
  await server?.drop()
})
