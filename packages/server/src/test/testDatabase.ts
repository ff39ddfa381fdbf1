import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely } from 'kysely'
import pg from 'pg'

import { openPostgres, rethrow, type OpenDatabase, EmbeddedDialect } from '../db/client.ts'
import type { Database } from '../db/database.ts'
import { keepStatements } from '../db/preparedStatements.ts'
import { migrate } from '../db/migrate.ts'
import { serialQueue, type Session } from '../db/remotePglite.ts'
import { watched, type StatementWatch } from '../db/awayFromDatabase.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

function schemaHash(): string {
  const folder = at('../db/migrations')
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)))
  hash.update(readFileSync(join(folder, '..', 'lateIndexes.ts')))
  return hash.digest('hex').slice(0, 16)
}

/** Wraps PGlite like the server, but without a separate thread. */
function overPglite(pglite: PGlite, watch?: StatementWatch) {
  const runKept = keepStatements(pglite)
  const run: Session['run'] = async (sql, params) => {
    const { rows, affectedRows } = await runKept(sql, params)
    return { rows: rows as never[], affectedRows, fields: [] }
  }
  const session = serialQueue({ run: watched(run, watch), end: () => pglite.close() })
  return new Kysely<Database>({ dialect: new EmbeddedDialect(session) })
}

async function preparedDump(): Promise<Blob> {
  const folder = at('../../../../node_modules/.tmp')
  const file = join(folder, `test-database-${schemaHash()}.tar`)
  if (!existsSync(file)) {
    const pglite = await PGlite.create({ extensions: { pg_trgm } })
    await migrate(overPglite(pglite))
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    mkdirSync(folder, { recursive: true })
    const part = `${file}.${randomUUID()}`
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()))
    renameSync(part, file)
  }
  return new Blob([readFileSync(file)])
}

/** Opens a prepared PGlite in memory, because initializing one takes seconds. */
async function openInMemory(watch?: StatementWatch): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, loadDataDir: await preparedDump() })
  const db = overPglite(pglite, watch)
  return { db, urgent: db, close: () => db.destroy() }
}

const inDatabase = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

const PREPARING = 20_260_101

async function whilePreparing(url: string, work: (server: pg.Client) => Promise<void>) {
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  try {
    await server.query('select pg_advisory_lock($1)', [PREPARING])
    await work(server)
  } finally {
    await server.end()
  }
}

export type ServerDatabase = NonNullable<Awaited<ReturnType<typeof createServerDatabase>>>

/**
 * Creates a database on the server of TEST_DATABASE_URL, as a copy of a migrated template or
 * empty. Returns null if TEST_DATABASE_URL is not set.
 */
export async function createServerDatabase({ isEmpty = false } = {}) {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) return null
  const template = `kathasagar_test_${schemaHash()}`
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await whilePreparing(url, async (server) => {
    if (isEmpty) return void (await server.query(`create database ${name}`))
    const found = await server.query('select 1 from pg_database where datname = $1', [template])
    if (found.rowCount === 0) {
      await server.query(`create database ${template}_part`)
      const { db, close } = await openPostgres(inDatabase(url, `${template}_part`), rethrow)
      await migrate(db)
      await close()
      await server.query(`alter database ${template}_part rename to ${template}`)
    }
    await server.query(`create database ${name} template ${template}`)
  })
  // Drops the database without force, because force would interrupt connections that are being closed.
  const drop = (server: pg.Client) =>
    server.query(`drop database if exists ${name}`).then(() => undefined)
  return { url: inDatabase(url, name), drop: () => whilePreparing(url, drop) }
}

const TEST_TIMEOUTS = { connectionTimeoutMillis: 60_000 }

/** Opens an empty, migrated database. Uses PostgreSQL if TEST_DATABASE_URL is set, otherwise PGlite in memory. */
export async function openTestDatabase(watch?: StatementWatch): Promise<OpenDatabase> {
  const onServer = await createServerDatabase()
  if (!onServer) return openInMemory(watch)
  const opened = await openPostgres(onServer.url, rethrow, { watch, timeouts: TEST_TIMEOUTS })
  return { ...opened, close: () => opened.close().then(onServer.drop) }
}
