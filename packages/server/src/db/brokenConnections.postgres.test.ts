import { connect, createServer, type AddressInfo } from 'node:net'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { createServerDatabase } from '../test/testDatabase.ts'
import { DatabaseUnavailableError } from './awayFromDatabase.ts'
import { openPostgres, rethrow } from './client.ts'

const endConnection = (pid: number) => sql<{ done: boolean }>`
  select pg_terminate_backend(${pid}, 5000) as done`

test('fails only the current request if a connection breaks between two statements', async () => {
  const server = await createServerDatabase()
  const reported: unknown[] = []
  const { db, close } = await openPostgres(server?.url ?? '', (error) => reported.push(error))

  const work = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await endConnection(rows[0]?.pid ?? 0).execute(db)
    await expect.poll(() => reported).not.toHaveLength(0)
    return sql`select 1`.execute(trx)
  })
  await expect(work).rejects.toThrow(DatabaseUnavailableError)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)

  expect(rows).toEqual([{ one: 1 }])
  await close()
  await server?.drop()
})

/** Delay that exceeds the connection timeout of a call. */
const SLOW_MS = 4500

async function slowDoor(url: string) {
  const { hostname, port } = new URL(url)
  const door = createServer((caller) => {
    const server = connect(Number(port || 5432), hostname)
    caller.on('error', () => server.destroy())
    server.on('error', () => caller.destroy())
    setTimeout(() => caller.pipe(server).pipe(caller), SLOW_MS)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((door.address() as AddressInfo).port)
  return { url: address.href, close: () => door.close() }
}

test('waits for a slow database server at the start', async () => {
  const server = await createServerDatabase()
  const door = await slowDoor(server?.url ?? '')

  const { db, close } = await openPostgres(door.url, rethrow)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)

  expect(rows).toEqual([{ one: 1 }])
  await close()
  door.close()
  await server?.drop()
})
