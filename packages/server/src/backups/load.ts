import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

import { sql } from 'kysely'

import { auditLedger } from '../db/auditLedger.ts'
import type { Db } from '../db/database.ts'
import { migrate, migrationsOf } from '../db/migrate.ts'
import type { DumpHead } from './dump.ts'
import { progressOf, listTables, type DumpedTable } from './dumpedTables.ts'

async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns true if the database has no tables, or only empty tables of ours after an interrupted restore. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const names = await tableNames(db)
  if (names.length > 0 && !names.includes('kysely_migration')) return false
  for (const name of names.filter((it) => !it.startsWith('kysely_'))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

export async function clearDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  const schema = sql.ref(rows[0]?.schema ?? 'public')
  await db.transaction().execute(async (trx) => {
    await sql`drop schema ${schema} cascade`.execute(trx)
    await sql`create schema ${schema}`.execute(trx)
  })
}

const ROWS_AT_A_TIME = 50

export class UnusableBackupError extends Error {}

const INVALID_DUMP = 'This file is no backup of this product, or it is damaged. Take another.'

async function* readLines(file: string) {
  const unzipped = createGunzip().setEncoding('utf8')
  // The loop below handles stream errors.
  pipeline(createReadStream(file), unzipped, () => undefined)
  let rest = ''
  try {
    for await (const part of unzipped) {
      const lines = `${rest}${String(part)}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    throw new UnusableBackupError(INVALID_DUMP)
  }
  if (rest !== '') yield rest
}

/** Returns true if invalid rows caused the error. 42501 means that the role lacks a permission. */
const isDamage = (error: unknown) =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && /^(?:22|23|42(?!501))/u.test(String(error.code)))

async function convertErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isDamage(error) ? new UnusableBackupError(INVALID_DUMP) : error
  }
}

function parseHead(line: string | undefined): DumpHead {
  try {
    const head: unknown = JSON.parse(line ?? '')
    if (
      typeof head === 'object' &&
      head !== null &&
      'kathasagar_dump' in head &&
      'migrations' in head
    ) {
      return head as DumpHead
    }
  } catch {}
  throw new UnusableBackupError(INVALID_DUMP)
}

const parseMarker = (line: string): { table?: string; end?: number } | null =>
  /^\{"(?:table|end)":/.test(line) ? (JSON.parse(line) as { table?: string; end?: number }) : null

async function insertRows(db: Db, { name, columns }: DumpedTable, lines: readonly string[]) {
  const chosen = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${chosen}) overriding system value
    select ${chosen} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(
    db,
  )
}

/** Reads batches of rows of the same table. Throws if the file is incomplete. */
async function* readBatches(lines: AsyncIterable<string>) {
  let table = ''
  let batch: string[] = []
  let total = 0
  let isWhole = false
  for await (const line of lines) {
    const mark = parseMarker(line)
    if (mark === null) {
      total += 1
      batch.push(line)
    }
    if (batch.length > 0 && (mark !== null || batch.length === ROWS_AT_A_TIME)) {
      yield { table, lines: batch }
      batch = []
    }
    table = mark?.table ?? table
    // Reads the file to its end, because gzip verifies the checksum there.
    isWhole = mark?.end === total
  }
  if (!isWhole) throw new UnusableBackupError(INVALID_DUMP)
}

async function resetCounters(db: Db, { name, counters }: DumpedTable) {
  for (const column of counters) {
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(name)}`.execute(db)
  }
}

async function requireValidLedger(db: Db) {
  const broken = Object.entries(await auditLedger(db)).filter(([, rows]) => rows !== 0)
  if (broken.length === 0) return
  const promises = broken.map(([name, rows]) => `${name}: ${rows}`).join(', ')
  throw new UnusableBackupError(
    `The ledger of this backup is inconsistent, so nothing was restored. ${promises}`,
  )
}

/** Restores schema and rows of a dump, audits the ledger, and runs later migrations. */
export async function load(db: Db, file: string, tell: (line: string) => void): Promise<number> {
  const lines = readLines(file)
  const head = parseHead((await lines.next()).value as string | undefined)
  const { pending } = await migrationsOf(db)
  if (head.migrations.some((name) => !pending.includes(name))) {
    throw new UnusableBackupError('This backup is of a later version of the product.')
  }
  await migrate(db, head.migrations.at(-1))

  const fill = async (trx: Db) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local session_replication_role = replica`.execute(trx)
    // Migration 0056 creates this index. Backups made between 0056 and 0110 may contain rows that violate it.
    await sql`drop index if exists story_reports_once`.execute(trx)
    const tables = new Map((await listTables(trx)).map((table) => [table.name, table]))
    const tick = progressOf(head.rows ?? 0, tell)
    let rows = 0
    for await (const batch of readBatches(lines)) {
      const table = tables.get(batch.table)
      if (!table) throw new UnusableBackupError(INVALID_DUMP)
      await insertRows(trx, table, batch.lines)
      rows += batch.lines.length
      if (head.rows !== undefined) tick(batch.lines.length)
    }
    for (const table of tables.values()) await resetCounters(trx, table)
    await requireValidLedger(trx)
    return rows
  }
  const total = await convertErrors(() => db.transaction().execute(fill))
  await migrate(db)
  return total
}
