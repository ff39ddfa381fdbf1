import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { openPostgres } from '../../packages/server/src/db/client.ts'
import { expectSoundLedger } from '../../packages/server/src/test/play.ts'
import { createCluster, freePort, requireBinaries, runCluster, servingUser } from '../postgres.mjs'
import { say } from '../prepare.mjs'
import { openBackRest } from './backRest.mjs'
import { runAdmin } from './runAdmin.mjs'

const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

const CREDITS = `select posted from ledger_accounts where unit = 'credit' and owner_id = user_id`
const creditsOf = async (url) => (await ask(url, CREDITS))[0].posted

/** Gives credits, takes the time, gives more and loses a table: the time, and the credits of then. */
async function haveAccident(url, admin) {
  const grant = (amount) => admin('grant-credits', 'keeper', amount, '--reason', 'A drill')
  grant('30')
  const credits = await creditsOf(url)
  await later(1000)
  const [{ moment }] = await ask(url, 'select now()::text as moment')
  await later(1000)
  grant('500')
  await ask(url, 'drop table turns cascade')
  await ask(url, 'select pg_switch_wal()')
  return { moment, credits }
}

async function expectAsOf(url, credits) {
  while ((await ask(url, 'select pg_is_in_recovery() as yes'))[0].yes) await later(200)
  const found = await creditsOf(url)
  if (found !== credits) throw new Error(`The keeper has ${found} credits, and had ${credits}.`)
  const { db, close } = await openPostgres(url, console.error)
  await expectSoundLedger(db)
  await close()
}

/**
 * An installation on a PostgreSQL whose log pgBackRest archives: a full backup, more that happens, an
 * accident, and the restore to the second before it. What was acknowledged before that second has to
 * be there, what came after it must not, and the books have to be sound.
 */
export async function drillPointInTime() {
  const user = servingUser()
  const bin = requireBinaries()
  const { folder, cluster } = createCluster(bin, user)
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kathasagar-drill-'))
  const port = await freePort()
  const url = `postgresql://kathasagar@127.0.0.1:${port}/postgres`
  const backRest = openBackRest({ user, folder, cluster, port })
  const settings = ['archive_mode=on', `archive_command=${backRest.archiveCommand}`]
  const server = await runCluster(bin, { user, folder, cluster, port, settings })
  const admin = (...args) => runAdmin({ DATABASE_URL: url, DATA_DIR }, ...args)
  try {
    admin('create-admin', 'keeper', 'keeper@example.org')
    backRest.run('stanza-create')
    backRest.run('backup', '--type=full')
    const { moment, credits } = await haveAccident(url, admin)
    backRest.run('check')
    await server.end('SIGINT')
    const target = ['--type=time', `--target=${moment}`, '--target-action=promote']
    backRest.run('restore', '--delta', ...target)
    await server.startAgain()
    await expectAsOf(url, credits)
    say(`PostgreSQL: back at ${moment}, nothing of later, every table, sound books`)
  } finally {
    await server.end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
}
