import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { callAgain, callAtRate, callOnce, gatherPlayers } from './load/playMix.mjs'
import { startPostgres } from './postgres.mjs'

/** Open-model: calls come when they come, however late the answers are. */
const {
  values: { seconds: SECONDS, database: place, players: count },
} = commandLine({
  usage: `npm run load [-- options]
Finds what the machine carries, and loads it to 50, 80 and 400 % of that.
  --seconds=30         how long each load lasts
  --database=embedded  or postgresql
  --players=40         how many play at once`,
})
const TOKEN = 'a-token-for-this-run-alone'
const FIND_SECONDS = 15
const WORKERS = 16

const folder = mkdtempSync(join(tmpdir(), 'kathasagar-load-'))
const postgres = place === 'postgresql' ? await startPostgres() : null
const server = await startServerProcess({
  DATA_DIR: join(folder, 'data'),
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'silent',
  METRICS_TOKEN: TOKEN,
  BACKUP_MINUTES: '0',
  ...(postgres && { DATABASE_URL: postgres.url }),
})
const { address } = server

const players = await gatherPlayers(address, count)
const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Answers as they were, the good ones by how long they took. */
function told(name, calls) {
  const count = (test) => calls.filter(({ status }) => test(status)).length
  const good = calls.filter(({ status }) => status > 0 && status < 500 && status !== 429)
  const times = good.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(percentile(times, share)))
  const away = count((status) => status === 503 || status === 429)
  const faults = count((status) => status >= 500 && status !== 503)
  const broken = count((status) => status === 0)
  console.log(
    `${name}: ${calls.length} calls, ${good.length} answered: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms; ${away} sent away, ${faults} faults, ${broken} lines broken`,
  )
  return { p95, faults }
}

async function gauges() {
  const response = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const text = await response.text()
  const read = (name) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    memory: read('process_resident_memory_bytes') / 2 ** 20,
    handles: read('nodejs_active_handles_total'),
    cpuSeconds: read('process_cpu_seconds_total'),
  }
}

/** Calls of some of the players, or of so many a second; what became of each. */
async function results(call, given) {
  const answered = []
  await call({ address, players, onCall: (one) => answered.push(one), ...given })
  return answered
}

/** How long until a call is answered as quickly as before. */
async function recovery(usual) {
  const began = performance.now()
  for (;;) {
    const { status, ms } = await callOnce(address, players)
    const seconds = (performance.now() - began) / 1000
    if (status > 0 && status < 500 && ms <= Math.max(100, 2 * usual)) return seconds
    if (seconds > 60) return Infinity
  }
}

const busy = { players: players.slice(0, WORKERS), seconds: FIND_SECONDS }
const carries = (await results(callAgain, busy)).length / FIND_SECONDS
console.log(
  `${place}: carries ${Math.round(carries)} calls a second (3 in 10 act), ${WORKERS} at a time`,
)
let faults = 0
let usual = 0
for (const share of [0.5, 0.8, 4]) {
  const { cpuSeconds: before } = await gauges()
  const calls = await results(callAtRate, { rate: carries * share, seconds: SECONDS })
  const result = told(`${share * 100} %`, calls)
  faults += result.faults
  if (share === 0.5) usual = result.p95
  const { memory, handles, cpuSeconds } = await gauges()
  // Of the server's process, whatever else the machine does: this is what a core carries.
  const cpuMs = ((cpuSeconds - before) * 1000) / calls.length
  console.log(
    `  ${Math.round(memory)} MB, ${handles} handles, ${cpuMs.toFixed(1)} ms of a core for a call`,
  )
}
console.log(`recovered ${(await recovery(usual)).toFixed(1)} s after the last answer`)
await server.kill()
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = faults === 0 ? 0 : 1
