import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startPostgres } from '../../../../scripts/postgres.mjs'
import { startStandby } from '../../../../scripts/standby.ts'
import { openPostgres, openReplica } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { buildTestApp, type TestApp } from './buildTestApp.ts'
import type { Player } from './caller.ts'
import { insertStory } from './factories.ts'

/** Servers check both databases every second and accept a lag of five seconds. */
const NOTICED = { timeout: 30_000, interval: 200 }

const nothing = () => undefined
const said: string[] = []

let server: Awaited<ReturnType<typeof startPostgres>>
let standby: Awaited<ReturnType<typeof startStandby>>
let one: TestApp
let other: TestApp
let story_id: string

async function openApp(): Promise<TestApp> {
  const database = await openPostgres(server.url, nothing)
  const reports = { say: (line: string) => said.push(line), onError: nothing }
  const replica = openReplica(standby.url, database, reports)
  const close = async () => {
    await replica.close()
    await database.close()
  }
  return buildTestApp({ database: { ...database, replica, close } })
}

beforeAll(async () => {
  server = await startPostgres()
  standby = await startStandby(server.url)
  const { db, close } = await openPostgres(server.url, nothing)
  await migrate(db)
  await close()
  ;[one, other] = [await openApp(), await openApp()]
  ;({ id: story_id } = await insertStory(one.db))
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await standby.stop()
  await server.stop()
})

/** Writes with a synchronous commit, because the lag is computed from the WAL on the disk. */
const writeThrough = ({ db }: TestApp) =>
  db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = on`.execute(trx)
    await sql`update stories set updated_at = now()`.execute(trx)
  })

const health = async ({ app }: TestApp) => {
  const response = await app.inject('/health/ready')
  return { status: response.statusCode, ...response.json<{ replica?: string }>() }
}
async function untilReplicaIs(replica: string, app: TestApp) {
  await expect.poll(() => health(app), NOTICED).toMatchObject({ status: 200, replica })
}

const LISTS = [
  'listStories',
  'listFeatured',
  'getTaleOfTheDay',
  'listTrending',
  'listBookmarks',
  'listCategories',
  'listTags',
  'searchStories',
] as const
type List = (typeof LISTS)[number]

async function placeOf(app: TestApp, { access_token: token }: Player, list: List = 'listStories') {
  const { replica: before } = app.ports.listReads.counts()
  const query = list === 'searchStories' ? { q: 'river' } : {}
  const { status } = await app.call(list, { token, query })
  expect(status).toBe(200)
  return app.ports.listReads.counts().replica > before ? 'replica' : 'primary'
}

async function untilReplicaAnswers(app: TestApp, list?: List, reader?: Player) {
  const place = async () => placeOf(app, reader ?? (await app.register()), list)
  await expect.poll(place, NOTICED).toBe('replica')
}

test.each(LISTS)('reads %s from the replica', async (list) => {
  await expect(untilReplicaAnswers(one, list)).resolves.toBeUndefined()
})

test('does not use a replica before it has caught up', async () => {
  await standby.fallBehind()
  await writeThrough(one)
  const late = await openApp()

  const places = []
  for (let asked = 0; asked < 5; asked += 1) places.push(await placeOf(late, await late.register()))
  const { replica } = await health(late)
  await standby.catchUp()

  await untilReplicaAnswers(late)
  await late.close()
  expect(places).toEqual(Array(5).fill('primary'))
  expect(replica).toBe('left out')
})

test('shows users their own write immediately on any server, although the replica is stopped', async () => {
  await untilReplicaIs('used', other)
  const { access_token: token } = await one.register()
  await standby.fallBehind()

  await one.call('bookmarkStory', { token, params: { story_id } })
  const marked = await other.ask('listBookmarks', { token })

  await standby.catchUp()
  expect(marked.stories.map(({ id }) => id)).toEqual([story_id])
})

test('reads from the primary for half a minute after a write, only for this user', async () => {
  const [writer, reader] = [await one.register(), await one.register()]
  const body = { display_name: 'Rower' }
  await one.call('updateMe', { token: writer.access_token, body })

  await untilReplicaAnswers(other, 'listStories', reader)
  expect(await placeOf(other, writer)).toBe('primary')

  other.clock.advance(31_000)
  await untilReplicaAnswers(other, 'listStories', writer)
})

test('skips a replica that lags until it has caught up, and reports this', async () => {
  await untilReplicaIs('used', one)
  await standby.fallBehind()
  await writeThrough(one)

  await untilReplicaIs('left out', one)
  const lagMs = one.context.replica?.().lagMs
  const meanwhile = await placeOf(one, await one.register())
  await standby.catchUp()

  await untilReplicaIs('used', one)
  expect(lagMs).toBeGreaterThan(5000)
  expect(meanwhile).toBe('primary')
  expect(said.join('\n')).toMatch(/The replica is \d+\.\d s behind/)
})

test('answers all readers while the replica is down, and uses it again after its return', async () => {
  await untilReplicaIs('used', one)
  const { access_token: token } = await one.register()
  await standby.end('SIGQUIT')

  const answers = []
  for (let asked = 0; asked < 5; asked += 1) answers.push(await one.call('listStories', { token }))
  await untilReplicaIs('left out', one)
  await standby.startAgain()

  await untilReplicaIs('used', one)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})
