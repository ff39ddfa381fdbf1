import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { commandLine } from './commandLine.mjs'
import { hostileSources } from '../packages/interchange/src/testing/hostileSources.ts'
import { NetworkPlayer } from '../packages/server/src/test/networkPlayer.ts'
import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { serverEnv } from './prepare.mjs'
import { callAgain, callAtRate, gatherPlayers } from './load/playMix.mjs'
import { startPostgres } from './postgres.mjs'
import { judge, judgeResident, readTable } from './soak/verdict.ts'

const { values } = commandLine({
  usage: `npm run soak [-- options]
Plays at a modest rate for hours, writes down how the process stands, and says at the end what grew.
  --minutes=120        how long it is played
  --database=embedded  or postgresql
  --rate=10            calls a second, three in ten act; 0: each player calls again when they were answered
  --players=40         how many play at once
  --imports=0          hostile stories that are brought after they have played
  --every=30           seconds between two samples
  --into <folder>      for the table; a new one where nothing is said`,
})
const { minutes: MINUTES, rate: RATE } = values
const PROBE = pathToFileURL(resolve(import.meta.dirname, 'soak/probe.mjs')).href
const IMPORTED_AT_ONCE = 4
/** Threads of imports are ended half a minute after the last. */
const REST_MS = 60_000
/** Some acts are at an ending or have nothing to undo; more of them, and nobody has played. */
const MAY_BE_REFUSED = 0.3

const dataDir = mkdtempSync(join(tmpdir(), 'kathasagar-soak-'))
const into = values.into ?? mkdtempSync(join(tmpdir(), 'kathasagar-soak-table-'))
mkdirSync(into, { recursive: true })
const table = join(into, 'process.tsv')
const rowsSoFar = () => readTable(readFileSync(table, 'utf8'))

/** What was answered so far. Calls are counted and forgotten, or the soak itself would leak. */
const tally = { calls: 0, acts: 0, refused: 0, sentAway: 0, faults: 0, broken: 0 }

function count({ status, isAct = false }) {
  tally.calls += 1
  if (isAct) tally.acts += 1
  if (status === 0) tally.broken += 1
  // Who is sent away may come again.
  else if (status === 503 || status === 429) tally.sentAway += 1
  else if (status >= 500) tally.faults += 1
  else if (status >= 400) tally.refused += 1
}

/** So many hostile stories are brought, some at a time. */
async function bring(address, stories) {
  const sources = hostileSources()
  const author = await new NetworkPlayer().signUp(address)
  let brought = 0
  const bringOn = async () => {
    while (brought < stories) {
      const { file, text } = sources[brought++ % sources.length]
      const response = await author.call(address, '/stories/import', {
        body: { file_name: file, text },
      })
      await response.arrayBuffer()
      // A story that is refused is one that was read.
      count({ status: response.status < 500 ? 200 : response.status })
    }
  }
  await Promise.all(Array.from({ length: IMPORTED_AT_ONCE }, bringOn))
}

/** Says what grew while they played, and what stays of imports; answers whether all is flat and no call failed. */
function tellVerdict(played, rested) {
  const told = Object.entries(tally).map(([name, times]) => `${times} ${name}`)
  console.log(told.join(', '))
  // Players who never wait fill a process within minutes: no slope of anything tells of an hour.
  const rows = RATE === 0 ? [] : judge(played)
  for (const { name, first, last, most, slope, limit, isFlat } of rows) {
    const [a, b, c, grows] = [first, last, most, slope].map((value) => value.toFixed(1))
    console.log(
      `${isFlat ? 'flat ' : 'GROWS'} ${name}: ${a} after a quarter, ${b} at the end, ${c} at most; ${grows} an hour (${limit} allowed)`,
    )
  }
  const { level, highest, last, isFlat } = judgeResident(played, rested)
  const [a, b, c] = [level, highest, last].map(Math.round)
  console.log(
    `${isFlat ? 'flat ' : 'GROWS'} resident: ${a} MB once settled, ${b} in the highest minute after, ${c} in the last`,
  )
  const isPlayed = tally.refused < tally.acts * MAY_BE_REFUSED
  return isFlat && rows.every((row) => row.isFlat) && tally.faults === 0 && isPlayed
}

async function soak({ address }) {
  const { players, imports } = values
  console.log(`Soaking for ${MINUTES} minutes; a table in ${table}`)
  const gathered = await gatherPlayers(address, players)
  const call = RATE === 0 ? callAgain : callAtRate
  await call({
    address,
    players: gathered,
    seconds: MINUTES * 60,
    rate: RATE,
    onCall: count,
  })
  const played = rowsSoFar()
  if (imports === 0) return tellVerdict(played, [])
  await bring(address, imports)
  await pause(REST_MS)
  const { length } = rowsSoFar()
  await pause(REST_MS)
  return tellVerdict(played, rowsSoFar().slice(length))
}

const postgres = values.database === 'postgresql' ? await startPostgres() : null
const server = await startServerProcess({
  ...serverEnv,
  DATA_DIR: join(dataDir, 'data'),
  ...(postgres && { DATABASE_URL: postgres.url }),
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'silent',
  NODE_OPTIONS: `${serverEnv.NODE_OPTIONS} --import=${PROBE}`,
  SOAK_FILE: table,
  SOAK_EVERY_MS: String(values.every * 1000),
  // Nothing is collected by force under a crowd, whose memory is to be as it is.
  SOAK_COLLECTS: String(RATE > 0),
})
const isSound = await soak(server)
const ended = await server.stop()
await postgres?.stop()
rmSync(dataDir, { recursive: true, force: true })
console.log(
  isSound && ended === 0 ? 'Nothing leaks.' : 'Look at what grew, failed or did not stop.',
)
process.exitCode = isSound && ended === 0 ? 0 : 1
