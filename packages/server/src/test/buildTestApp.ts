import { tmpdir } from 'node:os'

import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import type { OpenDatabase } from '../db/client.ts'
import type { Db } from '../db/database.ts'
import type { OpenReplica } from '../db/watchReplica.ts'
import { createCardPool } from '../providers/cards/cardPool.ts'
import { createImportPool } from '../providers/imports/importPool.ts'
import { createInkPool } from '../providers/ink/inkPool.ts'
import { argon2Hasher } from '../providers/passwordHasher.ts'
import { createReviewPool } from '../providers/reviews/reviewPool.ts'
import type { Ports } from '../services/ports.ts'
import { type Caller, createCaller } from './caller.ts'
import { openTestDatabase } from './testDatabase.ts'

/** Outlives the product of one test: another's goes on with it. */
const kept = <Pool extends { close: () => Promise<void> }>(pool: Pool): Pool => ({
  ...pool,
  close: async () => undefined,
})

/**
 * Threads that all test files of one process share: to read their code anew in each product costs a
 * second of a core. They go when the process does.
 */
const sharedPools = (timeoutMs: number) => ({
  storyReviewer: kept(createReviewPool({ timeoutMs, maxWaiting: 32 })),
  storyImporter: kept(createImportPool({ timeoutMs, maxWaiting: 4 })),
  cardPainter: kept(createCardPool({ timeoutMs, maxWaiting: 32 })),
  inkRunner: kept(createInkPool({ timeoutMs, maxWaiting: 32, megabytes: 128 })),
})

/** A clock that stands still until a test moves it. */
function createTestClock(start = new Date()) {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (ms: number) => {
      now += ms
    },
  }
}
type TestClock = ReturnType<typeof createTestClock>

export interface TestApp extends Caller {
  ports: Ports
  db: Db
  clock: TestClock
  context: Context
  close(): Promise<void>
}

export interface TestOptions {
  /** In place of an empty one in memory; closed with the product. */
  database?: OpenDatabase & { replica?: OpenReplica }
  ports?: Partial<Ports>
  settings?: Partial<Context>
  /** Settings of the installation that are not as usual. */
  config?: Partial<Config>
}

const NO_LIMITS = '100000'
/** Longer than any call takes, however busy the machine: how long one may take is for its own test. */
const LONG_MS = 60_000
const pools = sharedPools(LONG_MS)

/** The least that argon2id allows: what a guess costs matters to no test that goes through a door. */
const TEST_COST = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 }

function testConfig(): Config {
  const config = readConfig({
    DATA_DIR: tmpdir(),
    TOKEN_SECRET: 'a secret that only the tests know, long enough',
    RATE_LIMIT_FACTOR: NO_LIMITS,
    LOG_LEVEL: 'silent',
  })
  if ('problems' in config) throw new Error(config.problems.join('\n'))
  return config
}

/** The real product over a real database of its own, called without a network. */
export async function buildTestApp({
  ports = {},
  settings = {},
  config = {},
  database: given,
}: TestOptions = {}) {
  const database = given ?? (await openTestDatabase())
  const clock = createTestClock()
  const context = {
    ...createContext({ ...testConfig(), ...config }, database, {
      clock,
      passwords: argon2Hasher(TEST_COST),
      ...pools,
      ...ports,
    }),
    guestCacheMs: 0,
    answerWithinMs: LONG_MS,
    prefetchWithinMs: LONG_MS,
    ssrBundle: '',
    embedDir: '',
    ...settings,
  }
  await context.ports.modelRegistry.refresh()
  const app = await buildApp(context)

  const close = async () => {
    context.stop()
    await app.close()
    await context.ports.running.settle()
    await database.close()
  }
  const { db } = database
  return { ...createCaller(app), ports: context.ports, db, clock, context, close } satisfies TestApp
}
