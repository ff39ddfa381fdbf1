import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { openPostgres } from '../packages/server/src/db/client.ts'
import { expectSoundLedger } from '../packages/server/src/test/play.ts'
import { commandLine } from './commandLine.mjs'
import { aptInstall } from './ensureBrowser.mjs'
import { createCluster, freePort, requireBinaries, runCluster, servingUser } from './postgres.mjs'
import { nodePath, root, say } from './prepare.mjs'

/**
 * Point-in-time recovery as docs/OPERATIONS.md tells an operator to set it up: an installation on a
 * PostgreSQL whose log pgBackRest archives, a full backup, more that happens, an accident, and the
 * restore to the minute before it. What was acknowledged before that minute has to be there, what came
 * after it must not, and the books have to be sound.
 */
commandLine({
  usage: `npm run drill
Restores a PostgreSQL to a point in time by pgBackRest, and looks at what is there.`,
})

const STANZA = 'kathasagar'
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const ensureBackRest = () => {
  const has = () => execFileSync('sh', ['-c', 'command -v pgbackrest || true']).length > 0
  if (has()) return
  say('Getting pgBackRest')
  if (!aptInstall('pgbackrest') || !has()) throw new Error('There is no pgbackrest: install it.')
}

/** The settings of pgBackRest, and its programs run as the user that PostgreSQL runs as. */
function openBackRest({ user, folder, cluster, port }) {
  const file = join(folder, 'pgbackrest.conf')
  const places = ['repository', 'log', 'spool'].map((name) => join(folder, name))
  for (const place of places) mkdirSync(place)
  const [repository, log, spool] = places
  writeFileSync(
    file,
    `[global]
repo1-path=${repository}
repo1-retention-full=2
log-path=${log}
spool-path=${spool}
lock-path=${folder}
start-fast=y
[${STANZA}]
pg1-path=${cluster}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=kathasagar
pg1-database=postgres
`,
  )
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  const program = [
    'pgbackrest',
    `--config=${file}`,
    `--stanza=${STANZA}`,
    '--log-level-console=warn',
  ]
  const run = (...args) =>
    execFileSync(program[0], [...program.slice(1), ...args], {
      ...user,
      cwd: folder,
      stdio: 'inherit',
    })
  return { run, archiveCommand: `${program.join(' ')} archive-push %p` }
}

/** A command of `npm run admin --` against that database. */
const adminOf = (url, dataDir) => (args) =>
  execFileSync(
    nodePath(),
    ['--conditions=@kathasagar/source', join(root, 'packages/server/src/cli/admin.ts'), ...args],
    { env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir }, encoding: 'utf8' },
  )

async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

const CREDITS = `select posted from ledger_accounts where unit = 'credit' and owner_id = user_id`
const creditsOf = async (url) => (await ask(url, CREDITS))[0].posted

/** Plays the accident on a running server; gives the moment to go back to, and the credits of then. */
async function haveAccident({ url, admin, backRest }) {
  admin(['create-admin', 'keeper', 'keeper@example.org'])
  backRest.run('stanza-create')
  say('A full backup')
  backRest.run('backup', '--type=full')
  const grant = (amount) =>
    admin(['grant-credits', 'keeper', String(amount), '--reason', 'A drill of the restore'])
  grant(30)
  const credits = await creditsOf(url)
  await later(1000)
  const [{ moment }] = await ask(url, 'select now()::text as moment')
  await later(1000)
  say(`Then, after ${moment}, more credits and an accident`)
  grant(500)
  await ask(url, 'drop table turns cascade')
  await ask(url, 'select pg_switch_wal()')
  backRest.run('check')
  return { moment, credits }
}

const user = servingUser()
const bin = requireBinaries()
ensureBackRest()
const { folder, cluster } = createCluster(bin, user)
const dataDir = mkdtempSync(join(tmpdir(), 'kathasagar-drill-'))
const port = await freePort()
const url = `postgresql://kathasagar@127.0.0.1:${port}/postgres`
const backRest = openBackRest({ user, folder, cluster, port })
const settings = ['archive_mode=on', `archive_command=${backRest.archiveCommand}`]
const server = await runCluster(bin, { user, folder, cluster, port, settings })
try {
  const { moment, credits } = await haveAccident({ url, admin: adminOf(url, dataDir), backRest })
  await server.end('SIGINT')
  say(`Restoring to ${moment}`)
  const began = performance.now()
  backRest.run('restore', '--delta', '--type=time', `--target=${moment}`, '--target-action=promote')
  await server.startAgain()
  while ((await ask(url, 'select pg_is_in_recovery() as yes'))[0].yes) await later(200)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const found = await creditsOf(url)
  if (found !== credits) throw new Error(`The keeper has ${found} credits, and had ${credits}.`)
  const { db, close } = await openPostgres(url, console.error)
  await expectSoundLedger(db)
  await close()
  say(`Back in ${seconds} s: ${credits} credits as at that moment, all tables, sound books.`)
} finally {
  await server.end('SIGINT').catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
