import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { NetworkPlayer } from '../../packages/server/src/test/networkPlayer.ts'
import { startServerProcess } from '../../packages/server/src/test/serverProcess.ts'
import { say } from '../prepare.mjs'
import { runAdmin } from './runAdmin.mjs'

const MINUTE_MS = 60_000
const SIGN_UP_EVERY_MS = 3000
/** So many players come after the backup; then the disk is lost. */
const LATE_PLAYERS = 3
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const settings = (DATA_DIR) => ({
  DATA_DIR,
  BACKUP_MINUTES: '1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '100000',
})

/** Players come one by one, until some have come after the first backup. */
async function playUntilBackedUp(server, backups) {
  const come = []
  const hasBackup = () => backups().length > 0
  for (let late = 0; late < LATE_PLAYERS; late += hasBackup() ? 1 : 0) {
    const player = await new NetworkPlayer().signUp(server.address)
    come.push({ player, at: Date.now() })
    await later(SIGN_UP_EVERY_MS)
  }
  return come
}

const isThere = (server, player) =>
  player.signInAgain(server.address).then(
    () => true,
    () => false,
  )

/** Backups in a folder, the newest last; none before it is there. */
const backupsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.gz'))
        .toSorted()
    : []

async function loseAndRestore(home) {
  const [first, other] = [join(home, 'lost'), join(home, 'restored')]
  const folder = join(first, 'backups')
  const server = await startServerProcess(settings(first))
  let come
  try {
    come = await playUntilBackedUp(server, () => backupsIn(folder))
  } finally {
    await server.kill()
  }
  const lostAt = Date.now()

  runAdmin(settings(other), 'restore', join(folder, backupsIn(folder).at(-1)))
  const restored = await startServerProcess(settings(other))
  const known = await Promise.all(come.map(({ player }) => isThere(restored, player)))
  await restored.stop()
  return { come, lost: come.filter((_one, place) => !known[place]), lostAt }
}

/**
 * The embedded database backed up each minute: it is killed and its folder lost but for the backups.
 * Restored from the newest, it has to know everybody who came more than a minute before.
 */
export async function drillLostDisk() {
  const home = mkdtempSync(join(tmpdir(), 'kathasagar-drill-'))
  try {
    const { come, lost, lostAt } = await loseAndRestore(home)
    const tooOld = lost.filter(({ at }) => lostAt - at > MINUTE_MS + SIGN_UP_EVERY_MS)
    if (tooOld.length > 0) throw new Error(`${tooOld.length} players of a minute before are gone.`)
    const back = come.length - lost.length
    if (back === 0) throw new Error('Nobody is known.')
    say(`Embedded: ${back} of ${come.length} players are back, the rest came later`)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
