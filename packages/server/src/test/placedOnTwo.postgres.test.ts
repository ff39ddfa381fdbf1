import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openPostgres, rethrow } from '../db/client.ts'
import { buildTestApp, type TestApp } from './buildTestApp.ts'
import { PLACED_TABLES } from './placedTables.ts'
import { beginPlay, expectConsistentLedger, pick, type Play } from './play.ts'
import { createServerDatabase, type ServerDatabase } from './testDatabase.ts'

let place: ServerDatabase
let otherUrl: string
/** The two databases differ only in the tables that are partitioned by user. */
let here: TestApp
let there: TestApp
let mine: Play
let theirs: Play

const openApp = async (url: string) => buildTestApp({ database: await openPostgres(url, rethrow) })

const on = async (url: string, ...statements: string[]) => {
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const withoutRowsOf = ({ player }: Play) => [
  'set session_replication_role = replica',
  ...PLACED_TABLES.map((table) => `delete from ${table} where user_id = '${player.id}'`),
]

async function playOn(app: TestApp, begun: Play) {
  const play = begun.with({ app })
  const [selected_choice] = (await play.look()).session_data.choices
  await play.acted(pick(selected_choice!))
  await play.acted({ action_type: 'immerse' })
  await play.say('I look around')
  await play.undo()
}

const turnsOf = async (app: TestApp, { player }: Play) =>
  (await app.db.selectFrom('turns').select('id').where('user_id', '=', player.id).execute()).length

beforeAll(async () => {
  const made = await createServerDatabase()
  if (!made) throw new Error('These tests need TEST_DATABASE_URL')
  place = made
  here = await openApp(place.url)
  mine = await beginPlay(here)
  theirs = await beginPlay(here)
  for (const play of [mine, theirs]) await playOn(here, play)
  await here.close()

  const address = new URL(place.url)
  const name = address.pathname.slice(1)
  address.pathname = `/${name}_other`
  otherUrl = address.href
  const maintenance = new URL('/postgres', place.url).href
  await on(maintenance, `create database ${name}_other template ${name}`)
  await on(place.url, ...withoutRowsOf(theirs))
  await on(otherUrl, ...withoutRowsOf(mine))
  ;[here, there] = [await openApp(place.url), await openApp(otherUrl)]
}, 120_000)

afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  const { pathname } = new URL(otherUrl)
  await on(new URL('/postgres', place.url).href, `drop database ${pathname.slice(1)}`)
  await place.drop()
})

test('serves two players from the databases with their rows, with consistent ledgers', async () => {
  const before = [await turnsOf(here, mine), await turnsOf(there, theirs)]

  await Promise.all([playOn(here, mine), playOn(there, theirs)])

  const after = [await turnsOf(here, mine), await turnsOf(there, theirs)]
  expect(after).toEqual(before.map((turns) => turns + 3))
  expect([await turnsOf(here, theirs), await turnsOf(there, mine)]).toEqual([0, 0])
  for (const { db } of [here, there]) await expectConsistentLedger(db)
})
