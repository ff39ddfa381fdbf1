import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openEmbedded, openPostgres, type OpenDatabase } from '../packages/server/src/db/client.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { insertStory } from '../packages/server/src/test/factories.ts'
import { NetworkPlayer } from '../packages/server/src/test/networkPlayer.ts'
import { RIVER } from '../packages/server/src/test/play.ts'
import {
  startServerProcess,
  type ServerProcess,
} from '../packages/server/src/test/serverProcess.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { playOn } from './lightPlayer.ts'
import { percentile, print } from './table.ts'

const CROWD = 16
/** Number of concurrent players at which calls are queued. */
const THRONG = 64
const WARM_UP_MS = 8000
const CROWD_MS = 10_000
/** Targets: turns per second of one process, factor for two processes, and p99 under contention. */
const PROMISED = { perSecond: 400, two: 1.7, p99Ms: 200 }
const TICKS_A_SECOND = 100

interface Crowd {
  players: { player: NetworkPlayer; id: string; address: string }[]
  processes: readonly ServerProcess[]
}

/** Returns the CPU seconds of a process, from Linux's /proc. */
function processorOf({ pid }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

async function gather(
  processes: readonly ServerProcess[],
  story_id: string,
  size: number,
): Promise<Crowd> {
  const players: Crowd['players'] = []
  // One after another, because the server hashes few passwords at a time.
  for (let number = 0; number < size; number += 1) {
    const address = processes[number % processes.length]?.address ?? ''
    const player = await new NetworkPlayer().signUp(address)
    const body = { story_id }
    const begun = await player.call(address, '/game/sessions/', { method: 'PUT', body })
    const { id } = (await begun.json()) as { id: string }
    players.push({ player, id, address })
  }
  return { players, processes }
}

/** Returns turns per second, latencies and CPU seconds per turn. */
async function play({ players, processes }: Crowd, ms: number) {
  const [began, used] = [performance.now(), processes.map(processorOf)]
  const isOver = () => performance.now() - began > ms
  const taken = await Promise.all(
    players.map(({ player, id, address }) => playOn(address, player, { id }, isOver)),
  )
  const seconds = (performance.now() - began) / 1000
  const times = taken.flat()
  const spent = processes.reduce((sum, it, at) => sum + processorOf(it) - (used[at] ?? 0), 0)
  return { perSecond: times.length / seconds, processor: spent / times.length, times }
}

async function measure(processes: readonly ServerProcess[], storyId: string, size = CROWD) {
  const crowd = await gather(processes, storyId, size)
  await play(crowd, WARM_UP_MS)
  return play(crowd, CROWD_MS)
}

const SETTINGS = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'fatal' }

async function tellOfOne(server: ServerProcess, storyId: string, database: string) {
  const one = await measure([server], storyId)
  const what = `Turns of ${CROWD} players, ${database}`
  print({ what, ours: one.perSecond, limit: PROMISED.perSecond, unit: '/s' })
  const { times } = await measure([server], storyId, THRONG)
  const [ours, limit] = [percentile(times, 0.99), PROMISED.p99Ms]
  print({ what: `p99 of a turn, ${THRONG} players, ${database}`, ours, limit, unit: 'ms' })
  return one
}

async function addStory({ db, close }: OpenDatabase): Promise<string> {
  await migrate(db)
  const { id } = await insertStory(db, { structure: RIVER, initial_xp: 100_000 })
  await close()
  return id
}

async function onEmbedded(folder: string) {
  const id = await addStory(await openEmbedded(folder, console.error))
  const server = await startServerProcess({ ...SETTINGS, DATA_DIR: folder })
  await tellOfOne(server, id, 'embedded')
  await server.stop()
}

async function onPostgres(folder: string) {
  const postgres = await startPostgres({ isTidy: true })
  const id = await addStory(await openPostgres(postgres.url, console.error))
  const start = (name: string) =>
    startServerProcess({ ...SETTINGS, DATABASE_URL: postgres.url, DATA_DIR: join(folder, name) })
  const first = await start('first')
  const one = await tellOfOne(first, id, 'PostgreSQL')
  const second = await start('second')
  const two = await measure([first, second], id)
  await Promise.all([first.stop(), second.stop()])
  await postgres.stop()
  // With one core each, two processes scale by this factor if a turn takes the same CPU time.
  const times = (2 * one.processor) / two.processor
  print({ what: 'Turns of two processes', ours: times, limit: PROMISED.two, unit: 'times' })
}

/** Measures the turns per second of 16 players who click without pause on this machine. */
export async function benchCrowd() {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-crowd-'))
  try {
    await onEmbedded(join(folder, 'embedded'))
    await onPostgres(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
