import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { killRounds } from '../packages/server/src/test/killRounds.ts'
import { createServerDatabase } from '../packages/server/src/test/testDatabase.ts'
import { startPooler } from './pooler.mjs'
import { startPostgres } from './postgres.mjs'

const SLOWEST_REOPEN_S = 10
const { values } = commandLine({
  usage: `npm run kill-test [-- options]
Kills the server at random instants under load, and looks whether anything is lost or charged twice.
  --kills=200      how often
  --database=both  or embedded or postgresql
  --pooled         puts PgBouncer in transaction mode before PostgreSQL`,
})

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** Returns true if every restart was fast enough. Throws on other failures. */
async function killOn(name, place, kills) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kathasagar-kill-'))
  const reports = []
  try {
    for await (const report of killRounds({ dataDir, ...place }, kills)) {
      reports.push(report)
      console.error(`${reports.length}/${kills}: reopened in ${seconds(report.reopenMs)}`)
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0)
  const reopens = reports.map(({ reopenMs }) => reopenMs).toSorted((a, b) => a - b)
  const slowest = reopens.at(-1)
  console.log(
    `${name}: ${kills} kills among ${sum('clicks')} clicks, ${sum('acknowledged')} of them answered before; no answered turn lost, no credit made or lost.`,
  )
  console.log(
    `  Reopened in ${seconds(reopens[Math.floor(reopens.length / 2)])} (median), ${seconds(slowest)} (slowest; promised: under ${SLOWEST_REOPEN_S} s).`,
  )
  return slowest < SLOWEST_REOPEN_S * 1000
}

async function killOnPostgres(kills) {
  const postgres = await startPostgres()
  process.env['TEST_DATABASE_URL'] = postgres.url
  const database = await createServerDatabase()
  const pooler = values.pooled ? await startPooler(database.url) : null
  const name = pooler ? 'PostgreSQL behind PgBouncer' : 'PostgreSQL'
  const place = pooler
    ? { databaseUrl: pooler.url, directUrl: database.url }
    : { databaseUrl: database.url }
  try {
    return await killOn(name, place, kills)
  } finally {
    await pooler?.stop()
    await database.drop()
    await postgres.stop()
  }
}

const { kills } = values
const isQuick = []
if (values.database !== 'postgresql')
  isQuick.push(await killOn('embedded database', { databaseUrl: null }, kills))
if (values.database !== 'embedded') isQuick.push(await killOnPostgres(kills))
process.exitCode = isQuick.every(Boolean) ? 0 : 1
