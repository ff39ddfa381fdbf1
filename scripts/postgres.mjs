import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { aptInstall } from './ensureBrowser.mjs'
import { say } from './prepare.mjs'

const DEBIAN_HOME = '/usr/lib/postgresql'

function binaries() {
  const named = process.env.POSTGRES_BIN
  if (named) return existsSync(join(named, 'postgres')) ? named : null
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : []
  const newest = versions.map(Number).sort((a, b) => b - a)[0]
  const folder = newest ? join(DEBIAN_HOME, String(newest), 'bin') : null
  return folder && existsSync(join(folder, 'postgres')) ? folder : null
}

/** PostgreSQL refuses to run as root, so it runs as the package's user. */
export function servingUser() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Ports below the ephemeral range, so that no other process takes them. */
const OWN_PORTS = { from: 20_000, count: 10_000 }

export async function freePort() {
  for (;;) {
    const port = OWN_PORTS.from + Math.floor(Math.random() * OWN_PORTS.count)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    await new Promise((resolve) => probe.close(resolve))
    if (isFree) return port
  }
}

async function untilReady(bin, port) {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const { status } = spawnSync(join(bin, 'pg_isready'), [
      '-q',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
    ])
    if (status === 0) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

export function createCluster(bin, user) {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-pg-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const cluster = join(folder, 'cluster')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'kathasagar', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  return { folder, cluster }
}

/** Settings of test databases, which need no durability and no maintenance. */
const HASTY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'max_wal_size=1GB',
]
/** Collects statistics, because plans for empty tables scan everything. */
const TIDY = ['autovacuum=on', 'autovacuum_naptime=5s']
const ALWAYS = ['max_connections=200']

/** Finds or installs PostgreSQL. Returns false or a message if that fails. */
export function ensurePostgres() {
  if (binaries()) return true
  const named = process.env.POSTGRES_BIN
  if (named) return `POSTGRES_BIN names ${named}, and there is no postgres in it.`
  say('Getting PostgreSQL')
  return aptInstall('postgresql') && binaries() !== null
}

export async function runCluster(bin, { user, folder, cluster, port, settings }) {
  const options = [...ALWAYS, ...settings].flatMap((setting) => ['-c', setting])
  const start = async () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', cluster, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...options],
      { ...user, cwd: folder, stdio: 'ignore' },
    )
    if (!(await untilReady(bin, port))) throw new Error('PostgreSQL did not become ready.')
    return server
  }
  let server = await start()
  const end = (signal) =>
    new Promise((resolve) => {
      server.once('exit', resolve)
      server.kill(signal)
    })
  const startAgain = async () => {
    server = await start()
  }
  return { end, startAgain }
}

export function requireBinaries() {
  ensurePostgres()
  const bin = binaries()
  if (!bin) throw new Error('No PostgreSQL found under /usr/lib/postgresql: install postgresql.')
  return bin
}

/** Starts a temporary PostgreSQL. `isDurable` survives crashes, `isTidy` collects statistics. */
export async function startPostgres({ isDurable = false, isTidy = false } = {}) {
  const bin = requireBinaries()
  const user = servingUser()
  const { folder, cluster } = createCluster(bin, user)
  const port = await freePort()
  const settings = isDurable ? [] : [...HASTY, ...(isTidy ? TIDY : [])]
  const { end, startAgain } = await runCluster(bin, { user, folder, cluster, port, settings })
  const stop = async () => {
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgresql://kathasagar@127.0.0.1:${port}/postgres`
  return { url, stop, end, startAgain }
}
