import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { keepStatements } from './preparedStatements.ts'

const pglite = await PGlite.create()
const run = keepStatements(pglite)

beforeEach(async () => {
  await run('drop table if exists boats')
  await run('create table boats (id integer primary key, crew jsonb, seen timestamptz, big bigint)')
})
afterAll(() => pglite.close())

const insert = (id: number) =>
  run('insert into boats (id, crew) values ($1, $2)', [id, JSON.stringify(['Ravi'])])

describe('a prepared statement', () => {
  test('returns the same rows as PGlite, and counts written rows only', async () => {
    await insert(1)
    await insert(2)
    const written = await run('update boats set seen = $1, big = $2', [new Date(0), 5])
    const { rows } = await run('select * from boats where id = $1', [1])
    const read = await run('select id from boats')

    expect(rows).toEqual((await pglite.query('select * from boats where id = $1', [1])).rows)
    expect([written.affectedRows, read.affectedRows]).toEqual([2, 0])
  })

  test('reports an error like PostgreSQL, and is refused until its transaction ends', async () => {
    await insert(1)
    await run('begin')

    await expect(insert(1)).rejects.toMatchObject({ code: '23505', constraint: 'boats_pkey' })
    await expect(insert(2)).rejects.toMatchObject({ code: '25P02' })
    await run('rollback')
    expect((await run('select id from boats')).rows).toEqual([{ id: 1 }])
    expect(await insert(2)).toEqual({ rows: [], affectedRows: 1 })
  })

  test('is prepared again after a change of the schema', async () => {
    await insert(1)
    await run('select * from boats')

    await run('alter table boats add column mast integer default 2')

    expect((await run('select * from boats')).rows).toEqual([expect.objectContaining({ mast: 2 })])
  })

  test('is evicted when there are too many statements', async () => {
    for (let number = 0; number < 350; number += 1) await run(`select ${number} as number`)

    const { rows } = await pglite.query<{ count: number }>(
      "select count(*) as count from pg_prepared_statements where name like 'kept%'",
    )

    expect(rows[0]?.count).toBeLessThanOrEqual(300)
    expect((await run('select 0 as number')).rows).toEqual([{ number: 0 }])
  })

  test('returns separate rows to concurrent callers', async () => {
    const askers = Array.from({ length: 40 }, (_none, index) => index)

    const told = await Promise.all(askers.map((asker) => run('select $1::int as asker', [asker])))

    expect(told.map(({ rows }) => rows)).toEqual(askers.map((asker) => [{ asker }]))
  })
})
