import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openTestDatabase } from '../test/testDatabase.ts'

test('every reference to a user is found by an index, so that who is erased reads no table whole', async () => {
  const { db, close } = await openTestDatabase()
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || ' ' || attname as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
    order by 1`.execute(db)
  await close()

  expect(rows.map(({ reference }) => reference)).toEqual([])
})
