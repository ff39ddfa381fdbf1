import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { sql } from 'kysely'

import type { Db } from '../db/database.ts'
import { migrationsOf } from '../db/migrate.ts'
import { progressOf, listTables, type DumpedTable } from './dumpedTables.ts'

/** Maximum number of rows in memory. It is low, because a row with an image may have several megabytes. */
const ROWS_AT_A_TIME = 50

export interface DumpHead {
  kathasagar_dump: 1
  migrations: readonly string[]
  rows?: number
}

async function countRows(db: Db, tables: readonly DumpedTable[]): Promise<number> {
  let total = 0
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)}`.execute(db)
    total += rows[0]?.count ?? 0
  }
  return total
}

async function* readRows(db: Db, { name, columns }: DumpedTable) {
  const chosen = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare dumped no scroll cursor for
    select row_to_json(chosen)::text as line from (select ${chosen} from ${sql.table(name)}) chosen`.execute(
    db,
  )
  for (;;) {
    const { rows } = await sql<{
      line: string
    }>`fetch ${sql.lit(ROWS_AT_A_TIME)} from dumped`.execute(db)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close dumped`.execute(db)
}

async function* dumpLines(db: Db, tell: (line: string) => void) {
  const { done: migrations } = await migrationsOf(db)
  const tables = await listTables(db)
  const expected = await countRows(db, tables)
  const tick = progressOf(expected, tell)
  yield JSON.stringify({ kathasagar_dump: 1, migrations, rows: expected } satisfies DumpHead)
  let total = 0
  for (const table of tables) {
    yield JSON.stringify({ table: table.name })
    for await (const { line } of readRows(db, table)) {
      total += 1
      tick(1)
      yield line
    }
  }
  // A dump without an end line is incomplete.
  yield JSON.stringify({ end: total })
}

async function* withNewlines(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}

/** Writes a consistent snapshot as gzipped JSON lines. Renames the file when the snapshot is complete. */
export async function dump(db: Db, file: string, tell: (line: string) => void): Promise<void> {
  const unfinished = `${file}.part`
  try {
    await db.transaction().execute(async (trx) => {
      await sql`set transaction isolation level repeatable read`.execute(trx)
      await sql`set local statement_timeout = 0`.execute(trx)
      await pipeline(
        Readable.from(withNewlines(dumpLines(trx, tell))),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600 }),
      )
    })
    await syncPath(unfinished)
    await rename(unfinished, file)
    await syncPath(dirname(file))
  } finally {
    await rm(unfinished, { force: true })
  }
}
