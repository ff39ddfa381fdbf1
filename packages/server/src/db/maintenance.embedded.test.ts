import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { analyzeGrown, openEmbedded, rethrow, type OpenDatabase } from './client.ts'
import { migrate } from './migrate.ts'

let dir: string
let database: OpenDatabase

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  dir = mkdtempSync(join(tmpdir(), 'kathasagar-'))
  database = await openEmbedded(dir, rethrow)
  await migrate(database.db)
  await analyzeGrown(database.db)
})
afterAll(async () => {
  await database.close()
  vi.useRealTimers()
  rmSync(dir, { recursive: true })
})

const fill = (count: number) =>
  sql`insert into rate_limits (key, hits, last_at, resets_at)
    select gen_random_uuid(), 1, now(), now() from generate_series(1, ${count}::integer)`.execute(
    database.db,
  )

const rowsCounted = async () => {
  const { rows } = await sql<{ count: number }>`
    select reltuples as count from pg_class where relname = 'rate_limits'`.execute(database.db)
  return rows[0]?.count
}

test('analyzes a table again only after it has grown by half', async () => {
  await fill(1000)
  await expect(analyzeGrown(database.db)).resolves.toEqual(['rate_limits'])
  await expect(rowsCounted()).resolves.toBe(1000)

  await fill(500)
  await expect(analyzeGrown(database.db)).resolves.toEqual([])

  await fill(100)
  await expect(analyzeGrown(database.db)).resolves.toEqual(['rate_limits'])
})

test('skips a table that was dropped after the listing', async () => {
  const { db } = database
  await sql`create table passing as select generate_series(1, 1000) as number`.execute(db)
  const dropping = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isListed = result.rows.some(({ relname }) => relname === 'passing')
      if (isListed) await sql`drop table passing`.execute(db)
      return result
    },
  })

  await expect(analyzeGrown(dropping)).resolves.toContain('passing')
})

test('the embedded database detects the growth of its tables', async () => {
  await fill(10_000)

  vi.advanceTimersByTime(5000)

  await expect.poll(rowsCounted).toBe(11_600)
})

test('closing the database during the check reports no error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-'))
  const told: unknown[] = []
  const { db, close } = await openEmbedded(folder, (error) => told.push(error))
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await sql`create table ${sql.id(`grown_${number}`)} as select generate_series(1, 1000)`.execute(
      db,
    )
  }

  vi.advanceTimersByTime(5000)
  // After three statements, the maintenance is analyzing its first table.
  for (const _turn of [1, 2, 3]) await sql`select 1`.execute(db)
  await close()

  rmSync(folder, { recursive: true })
  expect(told).toEqual([])
})
