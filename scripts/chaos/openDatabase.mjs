import { openCuttableLine } from '../../packages/server/src/test/cuttableLine.ts'
import { createServerDatabase } from '../../packages/server/src/test/testDatabase.ts'
import { startPooler } from '../pooler.mjs'
import { startPostgres } from '../postgres.mjs'
import { startStandby } from '../standby.ts'

/** Starts PostgreSQL, PgBouncer and a replica, each of which can be restarted. */
export async function openDatabase() {
  const postgres = await startPostgres({ isDurable: true })
  process.env.TEST_DATABASE_URL = postgres.url
  const database = await createServerDatabase()
  const standby = await startStandby(database.url)
  const pooler = await startPooler(database.url)
  const lines = await Promise.all([pooler.url, database.url].map(openCuttableLine))
  const [pooled, direct] = lines

  /** Parts that can crash and restart. */
  const parts = {
    PostgreSQL: { away: () => postgres.end('SIGQUIT'), back: postgres.startAgain },
    PgBouncer: { away: () => pooler.end('SIGKILL'), back: pooler.startAgain },
    'the replica': { away: () => standby.end('SIGQUIT'), back: standby.startAgain },
    'the line to the database': {
      away: () => lines.forEach((line) => line.cut()),
      back: () => lines.forEach((line) => line.mend()),
    },
  }
  const env = {
    DATABASE_URL: pooled.url,
    DATABASE_DIRECT_URL: direct.url,
    DATABASE_READ_URL: standby.url,
  }
  const stop = async () => {
    await Promise.all(lines.map((line) => line.close()))
    await pooler.stop()
    await standby.stop()
    await database.drop()
    await postgres.stop()
  }
  return { url: database.url, env, parts, stop }
}
