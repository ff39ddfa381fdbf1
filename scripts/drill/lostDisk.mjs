import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
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
    come.push({ player, at: Date.now(), isLate: hasBackup() })
    await later(SIGN_UP_EVERY_MS)
  }
  return come
}

const isThere = (server, player) =>
  player.signInAgain(server.address).then(
    () => true,
    () => false,
  )

/**
 * The embedded database backed up each minute: it is killed and its folder lost but for the backups.
 * Restored from the newest, it has to know everybody who came more than a minute before.
 */
export async function drillLostDisk() {
  const home = mkdtempSync(join(tmpdir(), 'kathasagar-drill-'))
  const other = join(home, 'restored')
  const first = join(home, 'lost')
  const folder = join(first, 'backups')
  const backups = () => {
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith('.gz'))
        .toSorted()
    } catch {
      return []
    }
  }
  const server = await startServerProcess(settings(first))
  const come = await playUntilBackedUp(server, backups)
  await server.kill()
  const lostAt = Date.now()

  runAdmin(settings(other), 'restore', join(folder, backups().at(-1)))
  const restored = await startServerProcess(settings(other))
  const known = await Promise.all(come.map(({ player }) => isThere(restored, player)))
  await restored.stop()
  rmSync(home, { recursive: true, force: true })
  const lost = come.filter((_one, place) => !known[place])
  const tooOld = lost.filter(({ at }) => lostAt - at > MINUTE_MS + SIGN_UP_EVERY_MS)
  if (tooOld.length > 0) throw new Error(`${tooOld.length} players of a minute before are gone.`)
  if (known.every((is) => !is)) throw new Error('Nobody is known.')
  say(
    `Embedded: ${come.length - lost.length} of ${come.length} players are back, the rest came later`,
  )
}
