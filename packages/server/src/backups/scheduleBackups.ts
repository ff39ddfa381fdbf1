import { join } from 'node:path'

import type { Config } from '../configShape.ts'
import type { OpenDatabase } from '../db/client.ts'
import { makeBackup } from './makeBackup.ts'

export interface Backups {
  /** Backs up what has been written since the last time, and ends the schedule. */
  stop(): Promise<void>
}

/**
 * Backs up the embedded database while it runs, now and then and at the end, where anything was
 * written since. A server of PostgreSQL is backed up by its own means.
 */
export function scheduleBackups(
  { backupEveryMs, dataDir }: Pick<Config, 'backupEveryMs' | 'dataDir'>,
  { embedded }: OpenDatabase,
  onError: (error: unknown) => void,
): Backups {
  if (!embedded || backupEveryMs === 0) return { stop: async () => undefined }
  const place = { dir: join(dataDir, 'backups'), copyTo: embedded.copyTo }
  let kept = embedded.writes()
  let running = Promise.resolve()

  const backUp = async () => {
    const writes = embedded.writes()
    if (writes === kept) return
    await makeBackup(place, new Date())
    kept = writes
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
