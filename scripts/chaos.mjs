import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { commandLine, wronglyCalled } from './commandLine.mjs'
import { openPostgres } from '../packages/server/src/db/client.ts'
import { openCuttableLine } from '../packages/server/src/test/cuttableLine.ts'
import { expectSoundLedger } from '../packages/server/src/test/play.ts'
import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { createServerDatabase } from '../packages/server/src/test/testDatabase.ts'
import { auditHistory } from './chaos/auditHistory.mjs'
import { hearAgain, playAt } from './chaos/play.mjs'
import { DEBIAN_PROXIES, openDebianProxy } from './chaos/debianProxy.mjs'
import { freePort, startPostgres } from './postgres.mjs'

/**
 * Plays on several processes behind a proxy while processes are killed at random and the
 * database goes away: `npm run chaos -- --minutes 30 --processes 3 --players 12 --outages 2 --restarts 2`
 */
const USAGE = `npm run chaos [-- --minutes=3 --processes=3 --players=6 --outages=1 --restarts=2 --proxy=nginx]
Plays on several processes behind a proxy while processes are killed and the database goes away.
  --minutes    how long it is played
  --processes  how many processes of the server
  --players    how many play at once
  --outages    how often the line to the database is cut
  --restarts   how often PostgreSQL ends as by a crash
  --proxy      nginx or caddy, by its file in deploy/`
const { values } = commandLine({
  usage: USAGE,
  options: {
    minutes: { type: 'string', default: '3' },
    processes: { type: 'string', default: '3' },
    players: { type: 'string', default: '6' },
    /** How often the line to the database is cut, for two seconds each time. */
    outages: { type: 'string', default: '1' },
    /** How often PostgreSQL ends in the middle of everything, as by a crash, and is started again. */
    restarts: { type: 'string', default: '2' },
    /** What stands before the processes. */
    proxy: { type: 'string', default: 'nginx' },
  },
})
if (!DEBIAN_PROXIES.includes(values.proxy))
  wronglyCalled(`--proxy is ${DEBIAN_PROXIES.join(' or ')}.`, USAGE)
const [MINUTES, PROCESSES, PLAYERS, OUTAGES, RESTARTS] = [
  'minutes',
  'processes',
  'players',
  'outages',
  'restarts',
].map((name) => Number(values[name]))
const AWAY_MS = 2000
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
  faults: [],
}

const postgres = await startPostgres({ isDurable: true })
process.env.TEST_DATABASE_URL = postgres.url
const database = await createServerDatabase()
const line = await openCuttableLine(database.url)

/** A process that is started again listens where it did: a proxy is told once. */
const ports = []
for (let number = 0; number < PROCESSES; number += 1) ports.push(await freePort())

const start = (number) =>
  startServerProcess({
    PORT: String(ports[number]),
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: join(folder, `data-${number}`),
    DATABASE_URL: line.url,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
  })

/** Processes that stand; one that is being started again stands not. */
const standing = new Map()
for (let number = 0; number < PROCESSES; number += 1) standing.set(number, await start(number))
const proxy = await openDebianProxy(values.proxy, ports)
const until = Date.now() + MINUTES * 60_000
const place = { address: proxy.address, until, tally }

/** Ends a process, by a kill or politely, and starts it again. */
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

async function cutLine() {
  line.cut()
  await pause(AWAY_MS)
  line.mend()
}

/** As by a crash: what was not on the disk is gone. */
async function restartPostgres() {
  await postgres.end('SIGQUIT')
  await pause(AWAY_MS)
  await postgres.startAgain()
}

/** Outages and restarts in turn, over the whole time. */
async function takeDatabaseAway() {
  const all = [...Array(RESTARTS).fill(restartPostgres), ...Array(OUTAGES).fill(cutLine)]
  for (const goAway of all) {
    await pause((MINUTES * 60_000) / (all.length + 1))
    await goAway()
  }
}

const [played] = await Promise.all([
  Promise.all(Array.from({ length: PLAYERS }, () => playAt(place))),
  killAtRandom(),
  takeDatabaseAway(),
])
for (const one of played) await hearAgain(place, one)
// What was running is over, or refunded.
await pause(6000)
const { db, close } = await openPostgres(database.url, () => undefined)
await expectSoundLedger(db)
await close()
const client = new pg.Client(database.url)
await client.connect()
const history = await auditHistory(client)
await client.end()

console.log(JSON.stringify({ ...tally, history }, null, 2))
console.log(
  `${tally.acknowledged} turns were acknowledged over ${tally.kills} kills and ${tally.stops} stops of processes, ${RESTARTS} crashes of PostgreSQL and ${OUTAGES} cut lines: ${tally.lost} lost, ${tally.changed} told otherwise when asked again, ${tally.faults.length} answers of 5xx but 503; the books are sound, and ${history.isSound ? 'so is' : 'BROKEN is'} the history of ${history.sessions} sessions.`,
)
for (const server of standing.values()) await server.kill()
proxy.close()
await line.close()
await database.drop()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
const isSound = tally.lost + tally.changed + tally.faults.length === 0 && history.isSound
const hasPlayed = tally.acknowledged > 0
process.exitCode = isSound && hasPlayed ? 0 : 1
