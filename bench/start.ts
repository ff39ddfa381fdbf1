import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openEmbedded } from '../packages/server/src/db/client.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { buildTestApp } from '../packages/server/src/test/buildTestApp.ts'
import { NetworkPlayer } from '../packages/server/src/test/networkPlayer.ts'
import { beginPlay } from '../packages/server/src/test/play.ts'
import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { freePort } from '../scripts/postgres.mjs'
import { RING } from './lightPlayer.ts'
import { addMadeUpPlays } from './madeUpPlays.ts'
import { root, startProduct, untilReady } from './product.ts'
import { print, timed } from './table.ts'

const secondsOf = async (task: () => Promise<void>) => (await timed(task)) / 1000

/** Measures `npm start` in a clean clone to the first response, with installation and build. */
async function cleanStart(): Promise<number> {
  const clone = mkdtempSync(join(tmpdir(), 'kathasagar-clone-'))
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone])
  const port = await freePort()
  const seconds = await secondsOf(async () => {
    const child = spawn('npm', ['start'], {
      cwd: clone,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(clone, 'data') },
    })
    await untilReady(`http://127.0.0.1:${port}`)
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
  })
  rmSync(clone, { recursive: true, force: true })
  return seconds
}

const TURNS = 20_000
const TURNS_OF_A_SESSION = 100
const PLAYED_BEFORE_DEATH = 200
/** Returns a free action. Copies omit holds, so the ledger must contain no holds. */
const choiceOf = (turn: number) => ({
  action_type: 'continue' as const,
  selected_model: 'kathakar' as const,
  selected_choice: RING[(turn - 1) % RING.length] ?? RING[0],
})
const IMMERSE = { action_type: 'immerse', selected_model: 'kathakar' } as const

async function play(folder: string): Promise<void> {
  const database = await openEmbedded(folder, console.error)
  await migrate(database.db)
  const app = await buildTestApp({ database })
  const begun = await beginPlay(app, { initial_xp: 100_000 })
  for (let turn = 1; turn < TURNS_OF_A_SESSION; turn += 1) {
    await begun.acted(choiceOf(turn))
  }
  await addMadeUpPlays(database.db, begun.session.id, TURNS / TURNS_OF_A_SESSION - 1)
  await app.close()
}

/** Measures a start after the previous process was killed during play. */
async function afterDeath(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-bench-'))
  await play(folder)
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'fatal', RATE_LIMIT_FACTOR: '100000' }
  const doomed = await startServerProcess(settings)
  const player = await new NetworkPlayer().signUp(doomed.address)
  const { id } = await player.begin(doomed.address)
  for (let turn = 0; turn < PLAYED_BEFORE_DEATH; turn += 1) {
    const action = turn % 2 === 0 ? IMMERSE : { action_type: 'undo' }
    await player.call(doomed.address, `/game/sessions/${id}/action`, { body: action })
  }
  await doomed.kill()
  let stop: () => Promise<unknown> = async () => undefined
  const seconds = await secondsOf(async () => {
    const server = await startServerProcess(settings)
    stop = server.stop
    await untilReady(server.address)
  })
  await stop()
  rmSync(folder, { recursive: true, force: true })
  return seconds
}

export async function benchStart() {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-bench-'))
  await (await startProduct(folder)).stop()
  let stop = async () => {}
  const second = await secondsOf(async () => {
    stop = (await startProduct(folder)).stop
  })
  await stop()
  rmSync(folder, { recursive: true, force: true })

  print({ what: 'Second start', ours: second, limit: 1.5, unit: 's' })
  const [ours, limit] = [await afterDeath(), 5]
  print({ what: `Start after a kill with ${TURNS} turns`, ours, limit, unit: 's' })
  if (process.env['CLEAN'] === '0') return
  print({ what: 'Start from a clean clone', ours: await cleanStart(), limit: 60, unit: 's' })
}
