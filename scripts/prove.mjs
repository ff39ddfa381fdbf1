import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * Lives through random sequences of clicks, undo, repeats, two tabs, crashes, late answers, new
 * prices and grants, and holds server and database to books that are kept by hand.
 * `npm run prove -- --lives 10000 --steps 50 --database postgresql --seed 7`
 */
const options = {
  lives: { type: 'string', default: '10000' },
  steps: { type: 'string', default: '50' },
  /** `embedded`, `postgresql` or both. */
  database: { type: 'string', default: 'both' },
  /** Makes the same lives again. */
  seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
}
/** Lives that one thread lives before it asks for more. */
const SHARE = 50

async function proveShare({ lives, steps, seed }) {
  const { proveTimeTravel } = await import('../packages/server/src/test/timeTravel/prove.ts')
  await proveTimeTravel({ lives, steps, seed, onLived: () => parentPort.postMessage('lived') })
}

const inThread = (share, env, onLived) =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), {
      workerData: share,
      env: { ...process.env, ...env },
    })
    thread.on('message', onLived)
    thread.on('error', reject)
    thread.on('exit', resolve)
  })

async function proveOn(database, env, { lives, steps, seed }) {
  const { progressBar } = await import('./progressBar.mjs')
  const tick = progressBar(database, lives)
  let next = 0
  const work = async () => {
    for (;;) {
      const from = next
      if (from >= lives) return
      next += SHARE
      await inThread({ lives: Math.min(SHARE, lives - from), steps, seed: seed + from }, env, () =>
        tick(),
      )
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  console.log(`${database}: ${lives} lives of ${steps} steps, and the books were always right.`)
}

async function main() {
  const { values } = parseArgs({ options })
  const asked = {
    lives: Number(values.lives),
    steps: Number(values.steps),
    seed: Number(values.seed),
  }
  console.log(`Seed ${asked.seed}`)
  if (values.database !== 'postgresql') {
    await proveOn('embedded database', { TEST_DATABASE_URL: '' }, asked)
  }
  if (values.database === 'embedded') return
  const { startPostgres } = await import('./postgres.mjs')
  const { url, stop } = await startPostgres()
  try {
    await proveOn('PostgreSQL', { TEST_DATABASE_URL: url }, asked)
  } finally {
    await stop()
  }
}

if (isMainThread) await main()
else await proveShare(workerData)
