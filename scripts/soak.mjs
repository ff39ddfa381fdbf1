import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { commandLine } from './commandLine.mjs'
import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { serverEnv } from './prepare.mjs'
import { callOnce, gatherPlayers } from './load/playMix.mjs'
import { startPostgres } from './postgres.mjs'
import { soakCrowd } from './soak/crowd.mjs'
import { judge, readTable } from './soak/verdict.ts'

const { values } = commandLine({
  usage: `npm run soak [-- options]
Plays at a modest rate for hours, writes down how the process stands, and says at the end what grew.
  --minutes=120        how long it is played
  --database=embedded  or postgresql
  --rate=10            calls a second, three in ten act; 0: each player calls again when they were answered
  --players=40         how many play at once
  --imports=0          hostile stories that are brought after such a crowd has played
  --every=30           seconds between two samples
  --into <folder>      for the two tables; a new one where nothing is said`,
})
const { minutes: MINUTES, rate: RATE } = values
const EVERY_MS = values.every * 1000
const PROBE = pathToFileURL(resolve(import.meta.dirname, 'soak/probe.mjs')).href

const dataDir = mkdtempSync(join(tmpdir(), 'kathasagar-soak-'))
const into = values.into ?? mkdtempSync(join(tmpdir(), 'kathasagar-soak-tables-'))
mkdirSync(into, { recursive: true })
const processTable = join(into, 'process.tsv')
const callsTable = join(into, 'calls.tsv')

/** Some acts are at an ending or have nothing to undo; more of them, and nobody has played. */
const MAY_BE_REFUSED = 0.3

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Calls of one stretch of time: they are counted and forgotten, or the soak itself would leak. */
function openStretch() {
  let done = []
  return {
    add: (call) => done.push(call),
    close(seconds) {
      const times = done.map(({ ms }) => ms).toSorted((a, b) => a - b)
      const count = (test) => done.filter(test).length
      const row = [
        seconds,
        done.length,
        count(({ isAct }) => isAct),
        count(({ status }) => status >= 400 && status < 500 && status !== 429),
        count(({ status }) => status === 503 || status === 429),
        count(({ status }) => status >= 500 && status !== 503),
        count(({ status }) => status === 0),
        ...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)),
      ]
      appendFileSync(callsTable, `${row.join('\t')}\n`)
      done = []
    },
  }
}

/** Calls begin at their time, whatever became of those before. */
async function playOn(address, players) {
  appendFileSync(
    callsTable,
    'seconds\tcalls\tacts\trefused\tsent_away\tfaults\tbroken\tp50\tp95\tp99\n',
  )
  const stretch = openStretch()
  const began = performance.now()
  const pending = new Set()
  let nextRow = EVERY_MS
  for (let sent = 0; performance.now() - began < MINUTES * 60_000;) {
    const ms = performance.now() - began
    for (; sent < (ms / 1000) * RATE; sent += 1) {
      const call = callOnce(address, players).then(stretch.add)
      pending.add(call)
      void call.finally(() => pending.delete(call))
    }
    if (ms >= nextRow) {
      stretch.close(Math.round(ms / 1000))
      nextRow += EVERY_MS
    }
    await pause(10)
  }
  await Promise.all(pending)
  stretch.close(Math.round((performance.now() - began) / 1000))
}

/** Says what grew, and answers whether all is flat and no call failed. */
function tellVerdict() {
  const calls = readTable(readFileSync(callsTable, 'utf8'))
  const sum = (name) => calls.reduce((total, row) => total + row[name], 0)
  console.log(
    `${sum('calls')} calls, ${sum('acts')} of them acts: ${sum('refused')} refused, ${sum('sent_away')} sent away, ${sum('faults')} faults, ${sum('broken')} lines broken`,
  )
  const rows = judge(readTable(readFileSync(processTable, 'utf8')))
  for (const { name, first, last, most, slope, limit, isFlat } of rows) {
    const [a, b, c, grows] = [first, last, most, slope].map((value) => value.toFixed(1))
    console.log(
      `${isFlat ? 'flat ' : 'GROWS'} ${name}: ${a} after a quarter, ${b} at the end, ${c} at most; ${grows} an hour (${limit} allowed)`,
    )
  }
  const isPlayed = sum('refused') < sum('acts') * MAY_BE_REFUSED
  return rows.every(({ isFlat }) => isFlat) && sum('faults') === 0 && isPlayed
}

const postgres = values.database === 'postgresql' ? await startPostgres() : null
const isCrowd = RATE === 0
const server = await startServerProcess({
  ...serverEnv,
  DATA_DIR: join(dataDir, 'data'),
  ...(postgres && { DATABASE_URL: postgres.url }),
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'silent',
  ...(!isCrowd && {
    NODE_OPTIONS: `${serverEnv.NODE_OPTIONS} --import=${PROBE}`,
    SOAK_FILE: processTable,
    SOAK_EVERY_MS: String(EVERY_MS),
  }),
})

async function soak() {
  const { players, imports } = values
  if (isCrowd) {
    return soakCrowd(server, { players, imports, minutes: MINUTES, everyMs: EVERY_MS })
  }
  console.log(`Soaking for ${MINUTES} minutes at ${RATE} calls a second; tables in ${into}`)
  await playOn(server.address, await gatherPlayers(server.address, players))
  return tellVerdict()
}

const isSound = await soak()
const ended = await server.stop()
await postgres?.stop()
rmSync(dataDir, { recursive: true, force: true })
console.log(
  isSound && ended === 0 ? 'Nothing leaks.' : 'Look at what grew, failed or did not stop.',
)
process.exitCode = isSound && ended === 0 ? 0 : 1
