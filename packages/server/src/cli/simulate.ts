import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import { commandLine } from '../../../../scripts/commandLine.mjs'
import { PLAYERS } from './simulation/players.ts'
import { barOf, broken, type Row, tableOf } from './simulation/report.ts'
import { shippedStories } from './simulation/simulatePair.ts'
import type { PairRequest, WorkerSays } from './simulation/worker.ts'

const { values } = commandLine({
  usage: `npm run evaluate -- simulate [options]
Plays shipped stories as every kind of player and says whether each playthrough came to an ending; ends
with 1 when a promise is broken.
  --plays=1000    how often each kind of player plays each story
  --story <name>  one story by its name in the address; all without it`,
})
const plays = Number(values['plays'])
const story = values['story']
const slugs = shippedStories()
  .map(({ slug }) => slug)
  .filter((slug) => story === undefined || slug === story)
const pairs = slugs.flatMap((slug) =>
  PLAYERS.map((player): PairRequest => ({ slug, player, plays })),
)

function refuse(reason: string): never {
  console.error(reason)
  process.exit(2)
}

function work(left: PairRequest[], onPlayed: (plays: number) => void): Promise<Row[]> {
  const rows: Row[] = []
  const worker = new Worker(new URL('./simulation/worker.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const next = () => {
      const pair = left.shift()
      if (pair !== undefined) worker.postMessage(pair)
      else void worker.terminate().then(() => resolve(rows))
    }
    worker.on('error', reject)
    worker.on('message', (says: WorkerSays) => {
      if (says.kind === 'played') return onPlayed(says.plays)
      rows.push(says.row)
      next()
    })
    next()
  })
}

if (!Number.isSafeInteger(plays) || plays < 1) refuse('--plays wants a whole number of 1 or more.')
if (slugs.length === 0) refuse(`No shipped story is called ${String(story)}.`)

let done = 0
const showBar = (played: number) => {
  done += played
  if (process.stderr.isTTY) process.stderr.write(`\r${barOf(done, pairs.length * plays)}`)
}
const left = [...pairs]
const threads = Math.min(pairs.length, availableParallelism())
const found = await Promise.all(Array.from({ length: threads }, () => work(left, showBar)))
if (process.stderr.isTTY) process.stderr.write('\n')

const order = new Map(pairs.map(({ slug, player }, i) => [`${slug} ${player}`, i]))
const placeOf = (row: Row) => order.get(`${row.story} ${row.player}`) ?? 0
const rows = found.flat().toSorted((a, b) => placeOf(a) - placeOf(b))
console.log(tableOf(rows))
const faults = broken(rows)
for (const fault of faults) console.error(fault)
if (faults.length === 0)
  console.log(`\nAll ${pairs.length * plays} playthroughs reached an authored ending.`)
process.exitCode = faults.length === 0 ? 0 : 1
