import { sql } from 'kysely'

import { analyzeGrown } from './analyzeGrown.ts'
import type { Db } from './database.ts'

const ANALYZE_EVERY_MS = 5000
const CHECKPOINT_EVERY_MS = 5 * 60_000
const VACUUM_EVERY_MS = 60 * 60_000

interface Housekeeping {
  /** Ends the timers, waits for what has begun, and does everything once more. */
  stop(): Promise<void>
}

/**
 * PGlite has no background processes: without a checkpoint its log grows for ever, without a
 * vacuum its tables do, and without a count of what they hold its plans stay those of an empty table. On a PostgreSQL server neither is our business.
 */
export function runMaintenance(db: Db, writes: () => number, onError: (error: unknown) => void) {
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
