import { tmpdir } from 'node:os'

import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { type ServerContext, createContext } from '../context.ts'
import type { OpenDatabase } from '../db/client.ts'
import type { Db } from '../db/database.ts'
import type { OpenReplica } from '../db/watchReplica.ts'
import { createCardPool } from '../providers/cards/cardPool.ts'
import { createImportPool } from '../providers/imports/importPool.ts'
import { createInkPool } from '../providers/ink/inkPool.ts'
import { argon2Hasher } from '../providers/passwordHasher.ts'
import type { Context } from '../modules/calls.ts'
import { createReviewPool } from '../providers/reviews/reviewPool.ts'
import { type Caller, createCaller } from './caller.ts'
import { openTestDatabase } from './testDatabase.ts'

/** Disables `close`, because other apps use the same pool. */
const kept = <Pool extends { close: () => Promise<void> }>(pool: Pool): Pool => ({
  ...pool,
  close: async () => undefined,
})

/** Time limit that no call reaches. Only tests of time limits set shorter ones. */
const LONG_MS = 60_000

/** Pools that all test files of a process share, because starting worker threads takes a second. */
const pools = {
  storyReviewer: kept(createReviewPool({ timeoutMs: LONG_MS, maxWaiting: 32 })),
  storyImporter: kept(createImportPool({ timeoutMs: LONG_MS, maxWaiting: 4 })),
  cardPainter: kept(createCardPool({ timeoutMs: LONG_MS, maxWaiting: 32 })),
  inkRunner: kept(createInkPool({ timeoutMs: LONG_MS, maxWaiting: 32, megabytes: 128 })),
}

function createTestClock() {
  let now = Date.now()
  return {
    now: () => new Date(now),
    advance: (ms: number) => {
      now += ms
    },
  }
}

export interface TestApp extends Caller {
  ports: Context
  db: Db
  clock: ReturnType<typeof createTestClock>
  context: ServerContext
  close(): Promise<void>
}

export interface TestOptions {
  /** Database of the app, closed with it. Default: an empty test database. */
  database?: OpenDatabase & { replica?: OpenReplica }
  ports?: Partial<Context>
  settings?: Partial<ServerContext>
  config?: Partial<Config>
}

/** Lowest cost that argon2id allows. It makes tests fast. */
const TEST_COST = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 }

function testConfig(): Config {
  const config = readConfig({
    DATA_DIR: tmpdir(),
    TOKEN_SECRET: 'a secret that only the tests know, long enough',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
  })
  if ('problems' in config) throw new Error(config.problems.join('\n'))
  return config
}

/** Builds a server with its own database. Tests call it without a network. */
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
