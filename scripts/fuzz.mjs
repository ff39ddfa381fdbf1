import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { REACHES } from '../packages/server/src/test/fuzz/fuzzOperation.ts'
import {
  createCorpus,
  readCorpus,
  writeCorpus,
} from '../packages/server/src/test/fuzz/fuzzCorpus.ts'
import { fuzzedNames, fuzzRun } from '../packages/server/src/test/fuzz/fuzzRun.ts'

const { values } = commandLine({
  usage: `npm run fuzz [-- options]
Sends made-up requests to every call of the API and damaged files of every format to its importer, and
fails at an answer of 5xx, at an error without a proper body and at one that tells of our insides, and at
a file of a few kilobytes that takes more time or memory than a story may.
  --requests=1000  how many for each call
  --seed=${Date.now() % 1_000_000_000}  makes the same requests again
  --only <names>   of calls and importers ("import of ink"), with commas; all where nothing is said
  --minutes=0      goes on with other seeds for so long
  --corpus <file>  of seeds that reached something new: made again first, and added to`,
})
const { requests, minutes } = values
const settings = {
  requests,
  seed: values.seed,
  only: (values.only ?? '').split(',').filter(Boolean),
}
const names = fuzzedNames()
const unknown = settings.only.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`Nothing that is fuzzed is called ${unknown.join(', ')}.`)
  process.exit(1)
}
const dataDir = mkdtempSync(join(tmpdir(), 'kathasagar-fuzz-'))
const reports = []
const share = (part, whole) => `${Math.round((100 * part) / Math.max(1, whole))} %`.padStart(9)
const ms = (value) => `${value} ms`.padStart(8)
const mib = (value) => `${Math.round(value)} MiB`.padStart(9)
const heads = [...REACHES, '', '', 'heap', 'resident'].map((head) => head.padStart(9))
heads.splice(REACHES.length, 2, '     p99', ' slowest')
console.log(`${settings.requests} requests for each call, seed ${settings.seed}`)
console.log(`${'call'.padEnd(22)} ${heads.join(' ')}  statuses`)
const corpus = createCorpus(values.corpus ? readCorpus(values.corpus) : [])
const isTimed = minutes > 0
const until = Date.now() + minutes * 60_000

function show({ id, requests, reaches, statuses, p99Ms, slowestMs, heapMib, rssMib, fault }) {
  const shares = REACHES.map((reach) => share(reaches[reach], requests))
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}×${n}`)
  const cells = [id.padEnd(22), ...shares, ms(p99Ms), ms(slowestMs), mib(heapMib), mib(rssMib)]
  console.log(fault ? `${id} FAILED ${fault}` : `${cells.join(' ')}  ${counts.join(' ')}`)
}

/** One round; each has a database of its own. */
async function run(asked) {
  const place = mkdtempSync(join(dataDir, 'round-'))
  for await (const report of fuzzRun(place, asked)) {
    reports.push(report)
    corpus.learn(report, asked.seed, asked.requests)
    show(report)
    if (isTimed && Date.now() > until) break
  }
  rmSync(place, { recursive: true, force: true })
}

try {
  const again = Map.groupBy(
    corpus.entries().filter(({ id }) => settings.only.length === 0 || settings.only.includes(id)),
    ({ seed, requests }) => `${seed} ${requests}`,
  )
  for (const entries of again.values()) {
    const [{ seed, requests }] = entries
    await run({ seed, requests, only: entries.map(({ id }) => id) })
  }
  let { seed } = settings
  do {
    await run({ ...settings, seed })
    seed += settings.requests
  } while (Date.now() < until)
  if (values.corpus) writeCorpus(values.corpus, corpus.entries())
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

const failed = reports.filter(({ fault }) => fault)
const sent = reports.reduce((total, { requests }) => total + requests, 0)
const heaps = reports.map(({ heapMib }) => heapMib)
console.log(
  `${sent} requests to ${new Set(reports.map(({ id }) => id)).size} calls, ${failed.length} rounds of a call failed. Heap ${heaps[0]} MiB after the first call, ${heaps.at(-1)} after the last, ${Math.max(...heaps)} at most.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
