import { join } from 'node:path'

import { sql } from 'kysely'

import type { Config } from '../config.ts'
import { type OpenDatabase, openCopy, rethrow } from '../db/client.ts'
import type { Db } from '../db/database.ts'
import { EXCLUDED_TABLES } from './dumpedTables.ts'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { auditLedger } from '../db/auditLedger.ts'
import { dump } from './dump.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Retention rules: one backup is kept per `spanMs` until it is older than `forMs`. */
const RULES = [
  { spanMs: HOUR_MS, forMs: DAY_MS },
  { spanMs: DAY_MS, forMs: 14 * DAY_MS },
  { spanMs: 7 * DAY_MS, forMs: 56 * DAY_MS },
]
const ALL_FOR_MS = 2 * HOUR_MS

/** Selects the backups of the last two hours, one per time span of `RULES`, and the newest backup. */
export function selectBackups(madeAt: readonly Date[], now: Date): Set<Date> {
  const newestFirst = madeAt.toSorted((a, b) => b.getTime() - a.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  const age = (made: Date) => now.getTime() - made.getTime()
  for (const made of newestFirst) if (age(made) <= ALL_FOR_MS) kept.add(made)
  for (const { spanMs, forMs } of RULES) {
    const spans = new Set<number>()
    for (const made of newestFirst.filter((it) => age(it) <= forMs)) {
      const span = Math.floor(made.getTime() / spanMs)
      if (!spans.has(span)) kept.add(made)
      spans.add(span)
    }
  }
  return kept
}

interface BackupPlace {
  dir: string
  /** Copies a consistent snapshot into an empty folder. */
  copyTo: (dir: string) => Promise<void>
}

const FILE_NAME = /^kathasagar-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.gz$/

const fileNameAt = (now: Date) =>
  `kathasagar-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`

function parseFileName(name: string): Date | null {
  const [, stamp] = FILE_NAME.exec(name) ?? []
  if (stamp === undefined) return null
  const [day = '', time = ''] = stamp.split('T')
  return new Date(`${day}T${time.replaceAll('-', ':')}Z`)
}

/** Opens a copy by crash recovery, audits its ledger, and dumps it. */
async function writeVerified(copy: string, file: string): Promise<void> {
  const { db, close } = await openCopy(copy, rethrow)
  try {
    const broken = Object.entries(await auditLedger(db)).filter(([, rows]) => rows !== 0)
    if (broken.length > 0)
      throw new Error('The backup was not saved, because its ledger is inconsistent.')
    await dump(db, file, () => undefined)
  } finally {
    await close()
  }
}

async function deleteOld(dir: string, now: Date): Promise<void> {
  const backups = (await readdir(dir)).flatMap((name) => {
    const made = parseFileName(name)
    return made ? [{ name, made }] : []
  })
  const kept = selectBackups(
    backups.map(({ made }) => made),
    now,
  )
  for (const { name, made } of backups) if (!kept.has(made)) await rm(join(dir, name))
}

/** Makes a backup and then deletes outdated ones. Blocks players only while the files are copied. */
export async function makeBackup({ dir, copyTo }: BackupPlace, now: Date): Promise<string> {
  const copy = join(dir, 'copy')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await rm(copy, { recursive: true, force: true })
  try {
    await copyTo(copy)
    const file = join(dir, fileNameAt(now))
    await writeVerified(copy, file)
    await deleteOld(dir, now)
    return file
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

export interface Backups {
  /** Backs up pending changes, then stops. */
  stop(): Promise<void>
}

async function countWrites(db: Db): Promise<string | undefined> {
  // PostgreSQL flushes statistics at most once a second.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ written: string }>`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as written from pg_stat_user_tables
    where relname not in (${sql.join(EXCLUDED_TABLES)})`.execute(db)
  return rows[0]?.written
}

/** Backs up the embedded database at intervals and on shutdown if anything was written. */
export async function scheduleBackups(
  { backupEveryMs, dataDir }: Pick<Config, 'backupEveryMs' | 'dataDir'>,
  { db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>,
  onError: (error: unknown) => void,
): Promise<Backups> {
  if (!embedded || backupEveryMs === 0) return { stop: async () => undefined }
  const place = { dir: join(dataDir, 'backups'), copyTo: embedded.copyTo }
  let kept = await countWrites(db)
  let running = Promise.resolve()

  const backUp = async () => {
    const written = await countWrites(db)
    if (written === kept) return
    await makeBackup(place, new Date())
    kept = written
  }
  const inTurn = () => {
    running = running.then(backUp).catch(onError)
    return running
  }
  const timer = setInterval(() => void inTurn(), backupEveryMs)
  return {
    stop: () => {
      clearInterval(timer)
      return inTurn()
    },
  }
}
