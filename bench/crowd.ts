import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openEmbedded, openPostgres } from '../packages/server/src/db/client.ts'
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
import { print } from './table.ts'

const CROWD = 16
const WARM_UP_MS = 8000
const CROWD_MS = 10_000
/** What is promised: turns a second of one process, and how many times that of two. */
const PROMISED = { embedded: 150, postgres: 300, two: 1.7 }
const TICKS_A_SECOND = 100

interface Crowd {
  /** Each player beside their session and the process that they ask. */
  players: { player: NetworkPlayer; id: string; address: string }[]
  processes: readonly ServerProcess[]
}

/** Seconds of processor that a process has used so far, as Linux counts them. */
function processorOf({ pid }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

async function gather(processes: readonly ServerProcess[], story_id: string): Promise<Crowd> {
  const players = Array.from({ length: CROWD }, async (_, number) => {
    const address = processes[number % processes.length]?.address ?? ''
    const player = await new NetworkPlayer().signUp(address)
    const begun = await player.call(address, '/game/sessions/', {
      method: 'PUT',
      body: { story_id },
    })
    const { id } = (await begun.json()) as { id: string }
    return { player, id, address }
  })
  return { players: await Promise.all(players), processes }
}

/** Turns a second for so long, and the processor that one of them took of the servers. */
async function play({ players, processes }: Crowd, ms: number) {
  const [began, used] = [performance.now(), processes.map(processorOf)]
  const isOver = () => performance.now() - began > ms
  const taken = await Promise.all(
    players.map(({ player, id, address }) => playOn(address, player, { id }, isOver)),
  )
  const seconds = (performance.now() - began) / 1000
  const turns = taken.reduce((sum, one) => sum + one, 0)
  const spent = processes.reduce((sum, it, at) => sum + processorOf(it) - (used[at] ?? 0), 0)
  return { perSecond: turns / seconds, processor: spent / turns }
}

async function measure(processes: readonly ServerProcess[], storyId: string) {
  const crowd = await gather(processes, storyId)
  await play(crowd, WARM_UP_MS)
  return play(crowd, CROWD_MS)
}

const SETTINGS = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'fatal' }

function tell(what: string, ours: number, limit: number, unit = '/s') {
  print({ what, ours, limit, unit, against: 'at least, as promised' })
}

async function onEmbedded(folder: string) {
  const { db, close } = await openEmbedded(folder, console.error)
  await migrate(db)
  const { id } = await insertStory(db, { structure: RIVER, initial_xp: 100_000 })
  await close()
  const server = await startServerProcess({ ...SETTINGS, DATA_DIR: folder })
  const { perSecond } = await measure([server], id)
  await server.stop()
  tell(`turns a second, ${CROWD} players, embedded`, perSecond, PROMISED.embedded)
}

async function onPostgres(folder: string) {
  const postgres = await startPostgres()
  const { db, close } = await openPostgres(postgres.url, console.error)
  await migrate(db)
  const { id } = await insertStory(db, { structure: RIVER, initial_xp: 100_000 })
  await close()
  const start = (name: string) =>
    startServerProcess({ ...SETTINGS, DATABASE_URL: postgres.url, DATA_DIR: join(folder, name) })
  const first = await start('first')
  const one = await measure([first], id)
  const second = await start('second')
  const two = await measure([first, second], id)
  await Promise.all([first.stop(), second.stop()])
  await postgres.stop()
  tell(`turns a second, ${CROWD} players, PostgreSQL`, one.perSecond, PROMISED.postgres)
  // Two processes with a core each take so many times the turns of one, if each turn costs them no more.
  const times = (2 * one.processor) / two.processor
  tell('two processes against one, by processor', times, PROMISED.two, 'x')
  const against = 'one process; players and database on the same cores'
  const [ours, limit] = [two.perSecond, one.perSecond]
  print({ what: 'turns a second, two processes', ours, limit, unit: '/s', against })
}

/**
 * How many turns a server carries when sixteen players do nothing but click, each in a session of
 * their own. They are on the same machine, and cost it as little as can be.
 */
export async function benchCrowd() {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-crowd-'))
  try {
    await onEmbedded(join(folder, 'embedded'))
    await onPostgres(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
