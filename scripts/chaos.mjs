import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { commandLine } from './commandLine.mjs'
import { openPostgres } from '../packages/server/src/db/client.ts'
import { expectConsistentLedger } from '../packages/server/src/test/play.ts'
import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { auditHistory } from './chaos/auditHistory.mjs'
import { openClock } from './chaos/clock.mjs'
import { openDebianProxy } from './chaos/debianProxy.mjs'
import { openDatabase } from './chaos/openDatabase.mjs'
import { hearAgain, playAt } from './chaos/play.mjs'
import { freePort } from './postgres.mjs'

const {
  values: {
    minutes: MINUTES,
    processes: PROCESSES,
    players: PLAYERS,
    rounds: ROUNDS,
    proxy: PROXY,
  },
} = commandLine({
  usage: `npm run chaos [-- options]
Plays on several processes behind a proxy, on PostgreSQL behind PgBouncer with a replica for lists,
while processes are killed, each other part goes away in turn, and one process has its clock set wrong.
  --minutes=3    how long it is played
  --processes=3  how many processes of the server
  --players=6    how many play at once
  --rounds=1     how often each other part goes away, and the clock an hour forth and back
  --proxy=nginx  or caddy, by its file in deploy/`,
})
/** Duration of an outage or wrong clock, in ms. */
const AWAY_MS = 2000
const WRONG_MS = 15_000
const HOUR_S = 3600
const folder = mkdtempSync(join(tmpdir(), 'kathasagar-chaos-'))
const tally = {
  statuses: {},
  broken: 0,
  acknowledged: 0,
  interrupted: 0,
  lost: 0,
  changed: 0,
  kills: 0,
  stops: 0,
  away: {},
  faults: [],
}

const database = await openDatabase()
const clock = openClock(folder)

/** Ports of the processes. They stay the same after a restart, because the proxy is configured once. */
const ports = []
for (let number = 0; number < PROCESSES; number += 1) ports.push(await freePort())

const start = (number) =>
  startServerProcess({
    ...(number === 0 && clock.env),
    ...database.env,
    PORT: String(ports[number]),
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: join(folder, `data-${number}`),
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
  })

const standing = new Map()
for (let number = 0; number < PROCESSES; number += 1) standing.set(number, await start(number))
const proxy = await openDebianProxy(PROXY, ports)
const until = Date.now() + MINUTES * 60_000
const place = { address: proxy.address, until, tally }

async function endAndStart(number) {
  const victim = standing.get(number)
  if (!victim) return
  standing.delete(number)
  const isKilled = Math.random() < 0.5
  tally[isKilled ? 'kills' : 'stops'] += 1
  await (isKilled ? victim.kill() : victim.stop())
  await pause(1000)
  for (let tries = 0; !standing.has(number) && tries < 20; tries += 1) {
    await start(number).then(
      (it) => standing.set(number, it),
      () => pause(1000),
    )
  }
}

async function killAtRandom() {
  while (Date.now() < until) {
    await pause(5000 + Math.random() * 10_000)
    if (Date.now() < until) await endAndStart(Math.floor(Math.random() * PROCESSES))
  }
}

const parts = {
  ...database.parts,
  'the proxy': { away: () => proxy.end('SIGKILL'), back: proxy.startAgain },
}

async function takePartsAway() {
  const all = Array(ROUNDS).fill(Object.entries(parts)).flat()
  for (const [name, { away, back }] of all) {
    await pause((MINUTES * 60_000) / (all.length + 1) - AWAY_MS)
    tally.away[name] = (tally.away[name] ?? 0) + 1
    await away()
    await pause(AWAY_MS)
    await back()
  }
}

async function setClockWrong() {
  const jumps = Array(ROUNDS).fill([HOUR_S, -HOUR_S]).flat()
  const each = (MINUTES * 60_000) / jumps.length
  for (const seconds of jumps) {
    clock.setWrongBy(seconds)
    await pause(Math.min(WRONG_MS, each / 2))
    clock.setWrongBy(0)
    await pause(each - Math.min(WRONG_MS, each / 2))
  }
}

const [played] = await Promise.all([
  Promise.all(Array.from({ length: PLAYERS }, () => playAt(place))),
  killAtRandom(),
  takePartsAway(),
  setClockWrong(),
])
for (const one of played) await hearAgain(place, one)
// Waits until running turns have ended or were refunded.
await pause(6000)
const { db, close } = await openPostgres(database.url, () => undefined)
await expectConsistentLedger(db)
await close()
const client = new pg.Client(database.url)
await client.connect()
const history = await auditHistory(client)
await client.end()

console.log(JSON.stringify({ ...tally, history }, null, 2))
console.log(
  `${tally.acknowledged} turns were acknowledged over ${tally.kills} kills and ${tally.stops} stops of processes, ${ROUNDS} times without each of ${Object.keys(parts).join(', ')}, and ${2 * ROUNDS} times with a clock an hour wrong: ${tally.lost} lost, ${tally.changed} told otherwise when asked again, ${tally.faults.length} answers of 5xx but 503; the ledger is consistent, and ${history.isSound ? 'so is' : 'BROKEN is'} the history of ${history.sessions} sessions.`,
)
for (const server of standing.values()) await server.kill()
await proxy.close()
await database.stop()
rmSync(folder, { recursive: true, force: true })
const isSound = tally.lost + tally.changed + tally.faults.length === 0 && history.isSound
const hasPlayed = tally.acknowledged > 0
process.exitCode = isSound && hasPlayed ? 0 : 1
