import { join } from 'node:path'

import { sql } from 'kysely'

import type { Config } from '../configShape.ts'
import type { OpenDatabase } from '../db/client.ts'
import type { Db } from '../db/database.ts'
import { KEPT_IN_PLACE } from './dumpedTables.ts'
import { makeBackup } from './makeBackup.ts'

export interface Backups {
  /** Backs up what has been written since the last time, and ends the schedule. */
  stop(): Promise<void>
}

/** A number that is another one once rows were written that a backup holds. */
async function rowsWritten(db: Db): Promise<string | undefined> {
  // Counts of changes are written down once a second at most; these are to be there now.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ written: string }>`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as written from pg_stat_user_tables
    where relname not in (${sql.join(KEPT_IN_PLACE)})`.execute(db)
  return rows[0]?.written
}

/**
 * Backs up the embedded database while it runs, now and then and at the end, where anything was
 * written since. A server of PostgreSQL is backed up by its own means.
 */
export async function scheduleBackups(
  { backupEveryMs, dataDir }: Pick<Config, 'backupEveryMs' | 'dataDir'>,
  { db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>,
  onError: (error: unknown) => void,
): Promise<Backups> {
  if (!embedded || backupEveryMs === 0) return { stop: async () => undefined }
  const place = { dir: join(dataDir, 'backups'), copyTo: embedded.copyTo }
  let kept = await rowsWritten(db)
  let running = Promise.resolve()

  const backUp = async () => {
    const written = await rowsWritten(db)
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
