import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { freePort, requireBinaries, runCluster, servingUser } from './postgres.mjs'

function copyCluster(bin: string, url: string, user: ReturnType<typeof servingUser>) {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-standby-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const cluster = join(folder, 'cluster')
  const copied = spawnSync(
    join(bin, 'pg_basebackup'),
    ['-d', url, '-D', cluster, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr}`)
  return { folder, cluster }
}

export async function startStandby(primaryUrl: string) {
  const bin = requireBinaries()
  const user = servingUser()
  const { folder, cluster } = copyCluster(bin, primaryUrl, user)
  const port = await freePort()
  const settings = ['fsync=off']
  const { end, startAgain } = await runCluster(bin, { user, folder, cluster, port, settings })
  const address = new URL(primaryUrl)
  address.port = String(port)
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: address.href })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  return {
    url: address.href,
    fallBehind: () => ask('select pg_wal_replay_pause()'),
    catchUp: () => ask('select pg_wal_replay_resume()'),
    end,
    startAgain,
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
