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
import { fuzzRun } from '../packages/server/src/test/fuzz/fuzzRun.ts'

/**
 * Sends made-up requests to every call of the API and damaged files of every format to its importer.
 * Fails at an answer of 5xx, at an error without a proper body and at one that tells of our insides, and at a
 * file of a few kilobytes that takes more time or memory than a story may:
 * `npm run fuzz -- --requests 10000 --seed 7 --only login,takeAction`
 * For so many minutes, with what once reached something new made again first:
 * `npm run fuzz -- --minutes 5 --requests 50 --corpus .fuzz/corpus.jsonl`
 */
const options = {
  /** For each call. */
  requests: { type: 'string', default: '1000' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  only: { type: 'string', default: '' },
  minutes: { type: 'string', default: '0' },
  corpus: { type: 'string', default: '' },
}

const { values } = commandLine({
  usage: `npm run fuzz [-- --requests=1000 --seed=7 --only=login,takeAction --minutes=5 --corpus=file]
Sends made-up requests to every call of the API and damaged files to every importer, and fails where
an answer is no proper one.
  --requests  how many for each call
  --seed      makes the same requests again
  --only      names of calls and importers ("import of ink"), with commas; all where nothing is said
  --minutes   goes on with other seeds for so long
  --corpus    file of seeds that reached something new: made again first, and added to`,
  options,
})
const settings = {
  requests: Number(values.requests),
  seed: Number(values.seed),
  only: values.only.split(',').filter(Boolean),
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
const isTimed = Number(values.minutes) > 0
const until = Date.now() + Number(values.minutes) * 60_000

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
