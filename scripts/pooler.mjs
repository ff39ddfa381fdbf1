import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { aptInstall } from './ensureBrowser.mjs'
import { freePort, servingUser } from './postgres.mjs'
import { say } from './prepare.mjs'

const PROGRAM = '/usr/sbin/pgbouncer'

const settings = ({ host, port, folder, listen }) => `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 8
ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout
logfile = ${folder}/log
pidfile = ${folder}/pid
`

export function ensurePooler() {
  if (existsSync(PROGRAM)) return true
  say('Getting PgBouncer')
  return aptInstall('pgbouncer') === true && existsSync(PROGRAM)
}

export async function startPooler(postgresUrl) {
  if (!ensurePooler()) throw new Error(`There is no ${PROGRAM}: install pgbouncer.`)
  const user = servingUser()
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-pooler-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const { hostname: host, port } = new URL(postgresUrl)
  const listen = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const forced = settings({ host, port, folder, listen }).replace('* = ', '* = user=kathasagar ')
  writeFileSync(file, forced)
  const start = () => spawn(PROGRAM, [file], { ...user, cwd: folder, stdio: 'ignore' })
  let pooler = start()
  const end = async (signal = 'SIGTERM') => {
    const ended = once(pooler, 'exit')
    pooler.kill(signal)
    await ended
    // A stale pid file would prevent a restart.
    rmSync(join(folder, 'pid'), { force: true })
  }
  const address = new URL(postgresUrl)
  address.port = String(listen)
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: address.href, end, startAgain: () => void (pooler = start()), stop }
}
