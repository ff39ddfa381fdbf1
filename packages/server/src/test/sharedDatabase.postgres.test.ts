import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { GameSession } from '@kathasagar/api/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { openPostgres, rethrow, type OpenDatabase } from '../db/client.ts'
import { endStream, openStream, sendPiece } from './chatWire.ts'
import { openCuttableLine, type CuttableLine } from './cuttableLine.ts'
import { startFailingServer, type FailingServer } from './failingServer.ts'
import { NetworkPlayer, readUntil } from './networkPlayer.ts'
import { expectConsistentLedger } from './play.ts'
import { startServerProcess, type ServerProcess } from './serverProcess.ts'
import { createServerDatabase, type ServerDatabase } from './testDatabase.ts'
import { testFolder } from './testFolder.ts'

const folder = testFolder()

let place: ServerDatabase
let line: CuttableLine
let books: OpenDatabase
let provider: FailingServer
let letGo: () => void
let one: ServerProcess
let other: ServerProcess

/** Makes the provider send two pieces, and the rest after `letGo`. */
function holdTeller() {
  const gate = Promise.withResolvers<void>()
  letGo = gate.resolve
  provider.script('slow', ({ response }) => {
    openStream(response)
    sendPiece(response, 'You step into the boat. ')
    sendPiece(response, 'The water takes you. ')
    void gate.promise.then(() => {
      sendPiece(response, 'It knows the way by heart.')
      endStream(response)
    })
  })
}

const startProcess = (env: Record<string, string> = {}) =>
  startServerProcess({
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    DATABASE_URL: line.url,
    MODELS_FILE: join(folder, 'models.json'),
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'info',
    ...env,
  })

beforeAll(async () => {
  const made = await createServerDatabase()
  if (!made) throw new Error('These tests need TEST_DATABASE_URL')
  place = made
  line = await openCuttableLine(place.url)
  books = await openPostgres(place.url, rethrow)
  provider = await startFailingServer()
  const models = { tenali: { provider: 'p', model: 'slow' } }
  const file = JSON.stringify({ providers: { p: provider.asProvider }, models })
  writeFileSync(join(folder, 'models.json'), file)
  one = await startProcess()
  other = await startProcess({ DRAIN_SECONDS: '1' })
}, 120_000)
afterEach(() => expectConsistentLedger(books.db))
afterAll(async () => {
  await Promise.all([one.kill(), other.kill()])
  await Promise.all([line.close(), provider.close(), books.close()])
  await place.drop()
})

async function goOnAt(server: ServerProcess) {
  const player = await new NetworkPlayer().signUp(one.address)
  const { id } = await player.begin(one.address)
  const key = randomUUID()
  holdTeller()
  const told = await player.goOn(server.address, id, key)
  return { player, id, key, told }
}
const untilTold = (heard: string) => heard.includes('takes you')
const toEnd = () => false

const creditsOf = async (player: NetworkPlayer, { address }: ServerProcess, id: string) =>
  (await player.read<GameSession>(address, `/game/sessions/${id}`)).credits

const readiness = async ({ address }: ServerProcess) =>
  (await fetch(`${address}/health/ready`)).status

test('accepts a token of another process without a configured secret', async () => {
  const player = await new NetworkPlayer().signUp(one.address)

  const me = await player.call(other.address, '/auth/me')

  expect(me.status).toBe(200)
})

test('sends the text of a turn to a listener on another process during the narration, and its end', async () => {
  const { player, id, key, told } = await goOnAt(one)
  const hearing = readUntil(told, toEnd)

  const there = await readUntil(await player.follow(other.address, id, key), (heard) => {
    if (untilTold(heard)) letGo()
    return false
  })

  const here = await hearing
  expect(there.flatMap(({ event, data }) => (event === 'delta' ? data.text : [])).join('')).toBe(
    'You step into the boat. The water takes you. It knows the way by heart.',
  )
  expect(there.at(-1)?.event).toBe('result')
  expect(there.at(-1)?.data).toEqual(here.at(-1)?.data)
})

test('refunds one of two turns of a killed process although the session of the other is locked', async () => {
  const player = await new NetworkPlayer().signUp(one.address)
  const doomed = await startProcess()
  const [stuck, free] = [await player.begin(one.address), await player.begin(one.address)]
  holdTeller()
  const told = [stuck, free].map(async ({ id }) =>
    readUntil(await player.goOn(doomed.address, id, randomUUID()), (heard) =>
      heard.includes('boat'),
    ),
  )
  await Promise.all(told)
  const held = await creditsOf(player, one, free.id)
  const statusOf = async ({ id }: GameSession) => {
    const actions = books.db.selectFrom('play_actions').select('status')
    return (await actions.where('session_id', '=', id).executeTakeFirst())?.status
  }

  // Holds a row lock, as a crashed machine would do.
  await books.db.transaction().execute(async (trx) => {
    await sql`select 1 from game_sessions where id = ${stuck.id}::uuid for update`.execute(trx)
    await doomed.kill()
    await expect.poll(() => statusOf(free), { timeout: 60_000 }).toBe('failed')
    expect(await statusOf(stuck)).toBe('running')
  })

  await expect.poll(() => statusOf(stuck), { timeout: 60_000 }).toBe('failed')
  letGo()
  expect([held, await creditsOf(player, one, free.id)]).toEqual([18, 20])
})

test('begins no turn while stopping, ends running ones, and says so', async () => {
  const leaving = await startProcess()
  const { player, told } = await goOnAt(leaving)
  const second = await player.begin(one.address)
  const heard = readUntil(told, toEnd)

  const stopped = leaving.stop()
  await expect.poll(() => readiness(leaving)).toBe(503)
  const refused = await player.goOn(leaving.address, second.id, randomUUID())
  letGo()

  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ code: 'stopping' })
  expect((await heard).at(-1)?.event).toBe('result')
  expect(await stopped).toBe(0)
  expect(leaving.said()).toContain('Letting turns end, for 20 s at most')
})

test('gives up a turn over the shutdown timeout, and keeps no credits reserved', async () => {
  const leaving = await startProcess({ DRAIN_SECONDS: '1' })
  const { player, id, told } = await goOnAt(leaving)
  const heard = readUntil(told, toEnd)

  const code = await leaving.stop()
  const last = (await heard).at(-1)

  letGo()
  expect(code).toBe(0)
  expect(last?.data).toMatchObject({ code: 'turn_interrupted', status: 503 })
  expect(await creditsOf(player, one, id)).toBe(20)
})

test('returns 503 with the time to retry while the database is down, and then continues', async () => {
  const player = await new NetworkPlayer().signUp(one.address)

  line.cut()
  const away = await player.call(one.address, '/auth/me')
  const page = await fetch(`${one.address}/`)
  const ready = await readiness(one)
  line.mend()

  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2'])
  expect([page.status, ready]).toEqual([200, 503])
  expect(await away.json()).toMatchObject({ code: 'database_away' })
  await expect.poll(async () => (await player.call(one.address, '/auth/me')).status).toBe(200)
  await expect.poll(() => readiness(one)).toBe(200)
  await expect.poll(() => readiness(other)).toBe(200)
  expect(one.said()).not.toMatch(/\bat \S+.*\.[jt]s:\d+/)
})

test('ends a turn that loses the database with its own error, and refunds it', async () => {
  const { player, id, told } = await goOnAt(one)

  const heard = await readUntil(told, (text) => {
    if (!untilTold(text)) return false
    line.cut()
    letGo()
    return false
  })
  line.mend()

  expect(heard.at(-1)?.data).toMatchObject({ code: 'database_away', status: 503 })
  await expect.poll(() => readiness(one)).toBe(200)
  await expect.poll(() => creditsOf(player, one, id)).toBe(20)
  await expect.poll(() => readiness(other)).toBe(200)
})

test('is not ready with a read-only database, but still reads', async () => {
  const name = new URL(place.url).pathname.slice(1)
  const setReadOnly = async (is: boolean) => {
    // Both statements need the same connection of the pool.
    await books.db.connection().execute(async (own) => {
      await sql`set default_transaction_read_only = off`.execute(own)
      await sql`alter database ${sql.ref(name)} set default_transaction_read_only = ${sql.lit(is)}`.execute(
        own,
      )
    })
    line.cut()
    line.mend()
  }
  const player = await new NetworkPlayer().signUp(one.address)

  await setReadOnly(true)
  await expect.poll(() => readiness(one)).toBe(503)
  const { stories } = await player.read<{ stories: { id: string }[] }>(one.address, '/stories/')
  const begin = { method: 'PUT', body: { story_id: stories[0]?.id } }
  const refused = await player.call(one.address, '/game/sessions/', begin)
  await setReadOnly(false)

  expect(refused.status).toBe(503)
  await expect.poll(() => readiness(one)).toBe(200)
})
