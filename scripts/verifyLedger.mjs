import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

import { commandLine } from './commandLine.mjs'

/** Lives that one thread lives in one database before it asks for more. */
const SHARE = 250
/** A thread that waits for a server leaves its core to another. */
const THREADS_PER_CORE = { embedded: 1, postgresql: 2 }

/** In a thread: proves one share after the other, as they come. */
async function proveShares() {
  const { verifyLedger } = await import('../packages/server/src/test/timeTravel/verifyLedger.ts')
  const onLived = () => parentPort.postMessage('lived')
  for await (const [share] of on(parentPort, 'message')) {
    if (share === null) return parentPort.close()
    await verifyLedger({ ...share, onLived })
    parentPort.postMessage('more')
  }
}

/** A thread that takes shares until there are none; fails with the first life that is wrong. */
const inThread = (env, nextShare, onLived) =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { env: { ...process.env, ...env } })
    thread.on('message', (told) => (told === 'lived' ? onLived() : thread.postMessage(nextShare())))
    thread.on('error', reject)
    thread.on('exit', resolve)
    thread.postMessage(nextShare())
  })

async function proveOn(database, { name, env }, { lives, steps, seed }) {
  const { progressBar } = await import('./progressBar.mjs')
  const tick = progressBar(name, lives)
  const began = performance.now()
  let given = 0
  const nextShare = () => {
    const from = given
    given += Math.min(SHARE, lives - from)
    return from === given ? null : { lives: given - from, steps, seed: seed + from }
  }
  const threads = Math.min(
    availableParallelism() * THREADS_PER_CORE[database],
    Math.ceil(lives / SHARE),
  )
  await Promise.all(Array.from({ length: threads }, () => inThread(env, nextShare, () => tick())))
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(
    `${name}: ${lives} lives of ${steps} steps in ${minutes} min, and the books were always right.`,
  )
}

async function main() {
  const {
    values: { database, ...asked },
  } = commandLine({
    usage: `npm run verify-ledger [-- options]
Lives through random sequences of clicks, undo, repeats, two tabs, crashes, late answers, new prices and
grants, and holds server and database to books that are kept by hand.
  --lives=10000    how many
  --steps=50       clicks of each life
  --database=both  or embedded or postgresql
  --seed=${Date.now() % 1_000_000_000}  makes the same lives again`,
  })
  console.log(`Seed ${asked.seed}`)
  if (database !== 'postgresql') {
    const env = { TEST_DATABASE_URL: '' }
    await proveOn('embedded', { name: 'embedded database', env }, asked)
  }
  if (database === 'embedded') return
  const { startPostgres } = await import('./postgres.mjs')
  const { url, stop } = await startPostgres()
  try {
    const env = { TEST_DATABASE_URL: url }
    await proveOn('postgresql', { name: 'PostgreSQL', env }, asked)
  } finally {
    await stop()
  }
}

if (isMainThread) await main()
else await proveShares()
