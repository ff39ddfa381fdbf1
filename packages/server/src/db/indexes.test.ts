import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { openTestDatabase } from '../test/testDatabase.ts'
import { LATE_INDEXES, makeLateIndexes } from './lateIndexes.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

test('builds an index on an existing table concurrently, once', async () => {
  const indexes = [{ name: 'made_late', on: 'on stories (created_at, title)' }]
  await db.connection().execute(async (connection) => {
    await makeLateIndexes(connection, indexes)
    await makeLateIndexes(connection, indexes)
  })

  const names = ['made_late', ...LATE_INDEXES.map(({ name }) => name)]
  const { rows } = await sql`select 1 from pg_indexes where indexname = any(${names})`.execute(db)
  expect(rows).toHaveLength(names.length)
  expect(LATE_INDEXES.every(({ name, on }) => /^\w+$/.test(name) && /^on \w+ /.test(on))).toBe(true)
})

test('has an index for every reference to a user, so that erasing an account scans no table', async () => {
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || ' ' || attname as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
    order by 1`.execute(db)

  expect(rows.map(({ reference }) => reference)).toEqual([])
})
