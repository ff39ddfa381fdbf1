import { join } from 'node:path'

import { sql } from 'kysely'

import type { Config } from '../configShape.ts'
import type { OpenDatabase } from '../db/client.ts'
import type { Db } from '../db/database.ts'
import { KEPT_IN_PLACE } from './dumpedTables.ts'
import { makeBackup } from './makeBackup.ts'

export interface Backups {
  /** Stops after a last backup of pending changes. */
  stop(): Promise<void>
}

/** Returns a value that changes with each write to a dumped table. */
async function countWrites(db: Db): Promise<string | undefined> {
  // PostgreSQL flushes statistics at most once a second.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ written: string }>`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as written from pg_stat_user_tables
    where relname not in (${sql.join(KEPT_IN_PLACE)})`.execute(db)
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
