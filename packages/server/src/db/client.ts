import { join } from 'node:path'

import { Kysely, PostgresDialect, sql, PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely'
import type { LogEvent, PGlite } from 'kysely'
import pg from 'pg'

import type { PoolStatus } from '../platform/databaseStatus.ts'
import { DatabaseUnavailableError, nameAbsence, type StatementWatch } from './awayFromDatabase.ts'
import type { Database, Db } from './database.ts'
import { lockDataDir } from './lockDataDir.ts'
import { openRemotePglite, type RemotePglite } from './remotePglite.ts'
import { type OpenReplica, watchReplica } from './watchReplica.ts'

class MultiConnectionAdapter extends PGliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Gives each caller its own driver, because a transaction is bound to one connection. */
class ConnectionPerCaller extends PGliteDriver {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override async acquireConnection() {
    const own = new PGliteDriver({ pglite: this.#pglite })
    await own.init()
    return own.acquireConnection()
  }
}

/** Sends statements without waiting for earlier results, because the round trip takes a third of the time. */
export class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override createAdapter() {
    return new MultiConnectionAdapter()
  }

  override createDriver() {
    return new ConnectionPerCaller(this.#pglite)
  }
}

/** Minimum number of changed rows. It is higher than for autovacuum, because all players wait for the analysis. */
const CHANGED_ROWS = 50
const CHANGED_SHARE = 0.5

/** SQLSTATE of a table that was dropped after it was listed. */
const UNDEFINED_TABLE = '42P01'
const isDropped = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE

/** Returns the analysed tables. PGlite has no autovacuum, so plans would stay outdated. */
export async function analyzeGrown(db: Db): Promise<readonly string[]> {
  // PostgreSQL flushes statistics at most once a second.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ relname: string }>`
    select counted.relname from pg_stat_user_tables as counted
      join pg_class on pg_class.oid = counted.relid
    where n_mod_since_analyze > ${CHANGED_ROWS} + ${CHANGED_SHARE} * greatest(reltuples, 0)
    order by 1`.execute(db)
  // Each table has its own statement, so that callers wait for at most one table.
  for (const { relname } of rows) {
    try {
      await sql`analyze ${sql.id(relname)}`.execute(db)
    } catch (error) {
      if (!isDropped(error)) throw error
    }
  }
  return rows.map(({ relname }) => relname)
}

const ANALYZE_EVERY_MS = 5000
const CHECKPOINT_EVERY_MS = 5 * 60_000
const VACUUM_EVERY_MS = 60 * 60_000

interface Housekeeping {
  /** Stops the timers and waits for running tasks. Then runs each task one last time. */
  stop(): Promise<void>
}

/** Runs checkpoint, vacuum, and analyze, because PGlite has no background processes. */
function runMaintenance(db: Db, writes: () => number, onError: (error: unknown) => void) {
  let [written, looked] = [0, 0]
  const analyze = async () => {
    if (writes() === looked) return
    looked = writes()
    await analyzeGrown(db)
  }
  const checkpoint = async () => {
    if (writes() === written) return
    await sql`checkpoint`.execute(db)
    written = writes()
  }
  const vacuum = async () => void (await sql`vacuum (analyze)`.execute(db))
  const begun = new Set<Promise<void>>()
  const begin = (chore: () => Promise<void>) => {
    const done = chore()
      .catch(onError)
      .finally(() => begun.delete(done))
    begun.add(done)
  }
  const timers = [
    setInterval(() => begin(analyze), ANALYZE_EVERY_MS),
    setInterval(() => begin(checkpoint), CHECKPOINT_EVERY_MS),
    setInterval(() => begin(vacuum), VACUUM_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()

  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(begun)
      if (writes() === written) return
      await vacuum().then(checkpoint).catch(onError)
    },
  } satisfies Housekeeping
}

/** SQLSTATEs of refused writes: read-only database, full disk, I/O error. */
const WRITE_ERRORS = ['25006', '53100', '58030']

interface RefusedWrites {
  log: (event: LogEvent) => void
  count: () => number
}

function countRefusedWrites(): RefusedWrites {
  let count = 0
  return {
    log: ({ level, ...event }) => {
      if (level !== 'error') return
      const { code } = (event as { error: { code?: unknown } | null }).error ?? {}
      if (WRITE_ERRORS.includes(String(code))) count += 1
    },
    count: () => count,
  }
}

/** Open database. `close` also stops its threads and timers, and releases the lock. */
export interface OpenDatabase {
  db: Db
  urgent: Db
  /** Embedded database. Undefined on PostgreSQL. */
  embedded?: Pick<RemotePglite, 'copyTo'>
  /** Number of writes that failed because the disk is full or read-only. */
  refusedWrites?: () => number
  pools?: () => Readonly<Record<string, PoolStatus>>
  /** Reduces the connection timeout to 4 s. */
  beginServing?: () => void
  close: () => Promise<void>
}

/** Rethrows an error that no caller can handle, so that the process ends. */
export const rethrow = (error: unknown) => {
  throw error
}

const INT8_OID = 20
// Parses int8 as a number, as PGlite does. Our counts are below 2^53.
pg.types.setTypeParser(INT8_OID, Number)

export class UnsuitableDatabaseError extends Error {}

/** Throws if `lc_ctype` is C, because letter case and trigrams then only work for ASCII letters. */
async function requireUnicode(db: Db): Promise<void> {
  const { rows } = await sql<{ holds: boolean }>`select lower('É') = 'é' as holds`.execute(db)
  if (rows[0]?.holds) return
  throw new UnsuitableDatabaseError(
    'The database knows no letters outside ASCII. Create it with lc_ctype C.UTF-8 or another UTF-8 locale.',
  )
}

const MAX_CONNECTIONS = 10
const URGENT_CONNECTIONS = 2
const CONNECT_TIMEOUT_MS = 4000
/** Timeout during the start. It is long, because the process handles replies only after loading its code. */
const START_TIMEOUT_MS = 30_000
/** Short timeouts, because lists can also be read from the primary. */
const REPLICA_TIMEOUTS = { connectionTimeoutMillis: 1000, query_timeout: 2000 }

interface ConnectOptions {
  onError: (error: unknown) => void
  watch?: StatementWatch | undefined
  timeouts?: Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'query_timeout'> | undefined
  refused?: RefusedWrites
  /** True behind a transaction pooler. */
  isPooled?: boolean | undefined
}

function connectTo(url: string, max: number, connecting: ConnectOptions) {
  const { onError, watch, timeouts, refused, isPooled = false } = connecting
  const pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: START_TIMEOUT_MS,
    ...timeouts,
  })
  let isClosing = false
  const onBroken = (error: unknown) => {
    // While the pool closes, the server may break a connection. This is no error.
    if (!isClosing) onError(new DatabaseUnavailableError(error))
  }
  // Without this listener, a broken idle connection would end the process.
  pool.on('error', onBroken)
  // The pool only handles errors of idle connections.
  pool.on('connect', (connection) => connection.on('error', onBroken))
  const db: Db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: nameAbsence(pool, { isByName: !isPooled, watch }) }),
    ...(refused && { log: refused.log }),
  })
  const standing = (): PoolStatus => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  const beginServing = () => {
    pool.options.connectionTimeoutMillis = CONNECT_TIMEOUT_MS
  }
  const close = () => {
    isClosing = true
    return db.destroy()
  }
  return { db, standing, beginServing, close }
}

export async function openPostgres(
  url: string,
  onError: (error: unknown) => void,
  { watch, timeouts, isPooled }: Pick<ConnectOptions, 'watch' | 'timeouts' | 'isPooled'> = {},
) {
  const refused = countRefusedWrites()
  const requests = connectTo(url, MAX_CONNECTIONS, { onError, watch, refused, timeouts, isPooled })
  const urgents = connectTo(url, URGENT_CONNECTIONS, { onError, isPooled })
  const [{ db }, { db: urgent }] = [requests, urgents]
  const close = async () => void (await Promise.all([requests.close(), urgents.close()]))
  try {
    await requireUnicode(db)
  } catch (error) {
    await close()
    throw error
  }
  return {
    db,
    urgent,
    pools: () => ({ requests: requests.standing(), urgent: urgents.standing() }),
    beginServing: () => [requests, urgents].forEach((pool) => pool.beginServing()),
    close,
    refusedWrites: refused.count,
  } satisfies OpenDatabase
}

export function openReplica(
  url: string,
  primary: Pick<OpenDatabase, 'urgent'>,
  { say, onError }: { say: (line: string) => void; onError: (error: unknown) => void },
): OpenReplica {
  const connecting = { onError, timeouts: REPLICA_TIMEOUTS }
  const { db: replica } = connectTo(url, MAX_CONNECTIONS, connecting)
  const { db: watched } = connectTo(url, 1, connecting)
  return watchReplica({ replica, watched, primary: primary.urgent, say })
}

/** Throws `DataDirInUseError` if another process uses the database. */
export async function openEmbedded(
  dataDir: string,
  onError: (error: unknown) => void,
  watch?: StatementWatch,
) {
  const unlock = lockDataDir(dataDir)
  try {
    const { pglite, writes, copyTo } = await openRemotePglite(join(dataDir, 'pg'), onError, watch)
    const { log, count: refusedWrites } = countRefusedWrites()
    const db = new Kysely<Database>({ dialect: new EmbeddedDialect(pglite), log })
    const housekeeping = runMaintenance(db, writes, onError)
    const close = async () => {
      await housekeeping.stop()
      await db.destroy()
      unlock()
    }
    return { db, urgent: db, embedded: { copyTo }, refusedWrites, close } satisfies OpenDatabase
  } catch (error) {
    unlock()
    throw error
  }
}

export async function openCopy(dir: string, onError: (error: unknown) => void) {
  const { pglite } = await openRemotePglite(dir, onError)
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(pglite) })
  return { db, close: () => db.destroy() }
}
