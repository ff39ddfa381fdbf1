import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { API_BASE } from '@kathasagar/api/contract'
import autocannon, { type Client, type ClientRequest } from 'autocannon'

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
import { RING } from './planted.ts'
import { percentile, print } from './table.ts'

const CROWD = 16
/** So many that each waits for others. */
const THRONG = 64
const WARM_UP_S = 8
const SECONDS = 10
/** What is promised: turns a second of one process, how many times that of two, and the p99 of a throng. */
const PROMISED = { perSecond: 400, two: 1.7, p99Ms: 200 }
const TICKS_A_SECOND = 100

/** Seconds of processor that a process has used so far, as Linux counts them. */
function processorOf({ pid }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** The turns of a new player, round and round, as requests to the process that they ask. */
async function turnsOf(address: string, story_id: string): Promise<ClientRequest[]> {
  const player = await new NetworkPlayer().signUp(address)
  const body = { story_id }
  const begun = await player.call(address, '/game/sessions/', { method: 'PUT', body })
  const { id } = (await begun.json()) as { id: string }
  const authorization = `Bearer ${player.token}`
  return RING.map((selected_choice) => ({
    method: 'POST',
    path: `${API_BASE}/game/sessions/${id}/action`,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      action_type: 'continue',
      selected_model: 'kathakar',
      selected_choice,
    }),
  }))
}

/** Turns a second once warm, how long each took, and the processor that one of them took of the servers. */
async function measure(processes: readonly ServerProcess[], storyId: string, size = CROWD) {
  const players = new Map(processes.map(({ address }) => [address, [] as ClientRequest[][]]))
  // One after another: passwords are hashed for few at a time.
  for (let number = 0; number < size; number += 1) {
    const { address = '' } = processes[number % processes.length] ?? {}
    players.get(address)?.push(await turnsOf(address, storyId))
  }
  const times: number[] = []
  const used = () => processes.reduce((sum, one) => sum + processorOf(one), 0)
  const warm = sleep(WARM_UP_S * 1000).then(() => {
    times.length = 0
    return { since: performance.now(), used: used() }
  })
  const playing = [...players].map(([url, all]) => {
    const waiting = [...all]
    const setupClient = (client: Client) => {
      client.setRequests(waiting.pop() ?? [])
      client.on('response', (_status, _bytes, ms) => times.push(ms))
    }
    const duration = WARM_UP_S + SECONDS
    return autocannon({ url, connections: all.length, duration, setupClient })
  })
  const refused = (await Promise.all(playing)).reduce((sum, { non2xx }) => sum + non2xx, 0)
  if (refused > 0) throw new Error(`${refused} turns were refused`)
  const began = await warm
  const perSecond = times.length / ((performance.now() - began.since) / 1000)
  return { perSecond, processor: (used() - began.used) / times.length, times }
}

const SETTINGS = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'fatal' }

function tell(what: string, ours: number, limit: number, unit = '/s') {
  print({ what, ours, limit, unit, against: 'at least, as promised' })
}

/** One process: what it carries, and how long the last of a throng wait. */
async function tellOfOne(server: ServerProcess, storyId: string, database: string) {
  const one = await measure([server], storyId)
  tell(`turns a second, ${CROWD} players, ${database}`, one.perSecond, PROMISED.perSecond)
  const { times } = await measure([server], storyId, THRONG)
  const [ours, limit] = [percentile(times, 0.99), PROMISED.p99Ms]
  const against = 'at most, as promised; players and database on the same cores'
  print({ what: `p99 of a turn, ${THRONG} players, ${database}`, ours, limit, unit: 'ms', against })
  return one
}

async function onEmbedded(folder: string) {
  const { db, close } = await openEmbedded(folder, console.error)
  await migrate(db)
  const { id } = await insertStory(db, { structure: RIVER, initial_xp: 100_000 })
  await close()
  const server = await startServerProcess({ ...SETTINGS, DATA_DIR: folder })
  await tellOfOne(server, id, 'embedded')
  await server.stop()
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
  const one = await tellOfOne(first, id, 'PostgreSQL')
  const second = await start('second')
  const two = await measure([first, second], id)
  await Promise.all([first.stop(), second.stop()])
  await postgres.stop()
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
