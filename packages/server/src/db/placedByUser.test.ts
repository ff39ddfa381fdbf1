import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { sweepActions } from '../modules/sessions/turn/claim/failAction.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { PLACED_TABLES } from '../test/placedTables.ts'
import {
  beginPlay,
  expectConsistentLedger,
  type ReceivedAction,
  insertOrphanedAction,
  newestOf,
  pick,
  type Play,
  say,
  TO_BEACON,
} from '../test/play.ts'
import { openTestDatabase } from '../test/testDatabase.ts'
import type { Db } from './database.ts'

const TABLES = PLACED_TABLES.join('|')
const REFERENCE = new RegExp(
  String.raw`\b(?:from|join|into|update) (?:only )?"?(?:${TABLES})\b`,
  'g',
)
const USER = /\buser_id\b|\bof_user\b/g

/** Returns true if the statement names the user less often than tables that are partitioned by user. */
const isWithoutUser = (statement: string): boolean =>
  (statement.match(REFERENCE)?.length ?? 0) > (statement.match(USER)?.length ?? 0)

async function listFunctionStatements(db: Db): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select prosrc as body from pg_proc where pronamespace = 'public'::regnamespace and prolang in
      (select oid from pg_language where lanname in ('sql', 'plpgsql'))`.execute(db)
  return rows.flatMap(({ body }) => body.split(/;|\bthen\b|\belse\b/))
}

const heard = new Set<string>()
const app = await openTestApp({ database: await openTestDatabase((words) => heard.add(words)) })
beforeEach(() => heard.clear())
afterEach(() => expectConsistentLedger(app.db))

/** Parts of statements about all users. A distributed database sends such statements to all machines. */
const OVER_ALL = [
  // How often other users have finished an author's stories.
  'as finishes_by_others',
  // Number of players who reached an ending of a story.
  'count(distinct session.user_id)::int as finished',
  // Actions whose process has died.
  'where "status" = $1 and "lease_until" < now()',
]

const isOverAll = (statement: string) => OVER_ALL.some((words) => statement.includes(words))

const findFaults = async (): Promise<string[]> =>
  [...heard, ...(await listFunctionStatements(app.db))].filter(
    (statement) => isWithoutUser(statement) && !isOverAll(statement),
  )

const reachBeacon = async (play: Play) => void (await play.walk(...TO_BEACON))

const callOf = (play: Play) => play.on({ story_id: play.storyId })

const take = (action: ReceivedAction) => async (play: Play) => void (await play.acted(action))

const SAID = 'I tell her that my father never wrote to me'

async function rememberAndForget(play: Play) {
  await play.say(SAID)
  const { facts } = await play.memory()
  ;(await play.forget(facts.find(({ by }) => by === 'player')?.id)).answer()
}

async function readAll(play: Play) {
  await play.choose('Follow the bank upstream')
  const before = newestOf(await play.acted({ action_type: 'immerse' })).turn_id
  const call = callOf(play)
  await app.ask('listHistory', { ...call, query: { before } })
  await app.ask('getSession', call)
  await app.ask('checkSession', call)
  await app.ask('listOpenSessions', call)
}

async function endAndGoBack(play: Play) {
  await reachBeacon(play)
  await app.ask('getEnding', callOf(play))
  await play.acted({ action_type: 'undo', to: 'fork' })
  await play.choose('Climb down to the reeds')
}

async function askAgain(play: Play) {
  const key = randomUUID()
  for (const _ of [1, 2]) await play.act({ action_type: 'immerse' }, { key })
  await app.ask('followAction', play.on({ key }))
}

async function giveUp(play: Play) {
  await insertOrphanedAction(play, -1)
  await play.acted({ action_type: 'immerse' })
  await insertOrphanedAction(play, -1)
  await sweepActions(app.ports, 'expired')
}

async function readWallet(play: Play) {
  await play.acted({ action_type: 'immerse' })
  const { token } = callOf(play)
  await app.ask('getWallet', { token })
  await app.ask('listTasks', { token, query: { task_type: 'daily' } })
  await app.ask('collectRewards', { token })
}

test.each<[what: string, walk: (play: Play) => Promise<void>]>([
  ['signing up and opening a session', async () => void (await beginPlay(app))],
  ['a choice', take(pick('Follow the bank upstream'))],
  ['free words', take(say('hum an old tune'))],
  ['a closer look', take({ action_type: 'immerse' })],
  ['a picture', take({ action_type: 'show' })],
  ['undo', async (play) => void (await play.choose(TO_BEACON[0]!).then(() => play.undo()))],
  ['an ending, and a branch from the fork before it', endAndGoBack],
  ['history and lists of sessions', readAll],
  ['memory, and a fact that is deleted', rememberAndForget],
  ['a click that is sent again, and followed', askAgain],
  ['a turn that is given up and paid back', giveUp],
  ['wallet and tasks', readWallet],
])('every statement of %s names the user of its rows', async (_what, walk) => {
  const play = await beginPlay(app)
  await walk(play)
  await app.ports.running.settle()

  expect(heard.size).toBeGreaterThan(0)
  expect(await findFaults()).toEqual([])
})

test('includes the user in every key of a table that is partitioned by user', async () => {
  const { rows } = await sql<{ key: string; columns: string[] }>`
    select indexrelid::regclass::text as key, array(
        select attname::text from pg_attribute
        where attrelid = indrelid and attnum = any(indkey)) as columns
    from pg_index where indisunique and indrelid::regclass::text in (${sql.join([...PLACED_TABLES])})
    order by 1`.execute(app.db)

  const without = rows.filter(({ columns }) => !columns.includes('user_id'))
  expect(rows.length).toBeGreaterThan(PLACED_TABLES.length)
  expect(without.map(({ key }) => key)).toEqual([])
})

test('includes the user in every reference to a partitioned table', async () => {
  const { rows } = await sql<{ reference: string; is_by_user: boolean }>`
    select conrelid::regclass || ' ' || conname as reference, exists (
        select from unnest(conkey, confkey) as pair (own, other)
          join pg_attribute own on own.attrelid = conrelid and own.attnum = pair.own
          join pg_attribute other on other.attrelid = confrelid and other.attnum = pair.other
        where other.attname = 'user_id' and own.attname in ('user_id', 'reporter_id')) as is_by_user
    from pg_constraint
    where contype = 'f' and confrelid::regclass::text in (${sql.join([...PLACED_TABLES])})
    order by 1`.execute(app.db)

  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ is_by_user }) => !is_by_user)).toEqual([])
})
