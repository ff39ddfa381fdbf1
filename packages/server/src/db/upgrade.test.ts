import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { createServerDatabase } from '../test/testDatabase.ts'
import { insertStory, insertTag, storyRow } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { openEmbedded, openPostgres, rethrow } from './client.ts'
import { migrate, migrationsOf } from './migrate.ts'

const dir = testFolder()

async function openEmpty() {
  const onServer = await createServerDatabase()
  if (!onServer) return openEmbedded(dir, rethrow)
  const opened = await openPostgres(onServer.url, rethrow)
  await sql`drop schema public cascade`.execute(opened.db)
  await sql`create schema public`.execute(opened.db)
  return { ...opened, close: () => opened.close().then(onServer.drop) }
}

type InsertedStory = Awaited<ReturnType<typeof insertStory>>

const { db, close } = await openEmpty()
afterAll(() => close())

const ENDED = { session: randomUUID(), turn: randomUUID() }

async function insertEndedPlay({ id, author_id, version_id }: InsertedStory) {
  const head = { turn: ENDED.turn, state: JSON.stringify({ node: 'home' }) }
  await db.transaction().execute(async (trx) => {
    await sql`insert into game_sessions (id, user_id, story_id, version_id, head_turn_id, is_completed)
      values (${ENDED.session}, ${author_id}, ${id}, ${version_id}, ${head.turn}, true)`.execute(
      trx,
    )
    await sql`insert into turns (id, session_id, number, action, answer, state, credits, xp_gained)
      values (${head.turn}, ${ENDED.session}, 0, '{}', '{}', ${head.state}, 0, 0)`.execute(trx)
  })
}

test('leaves everything unchanged if a migration fails', async () => {
  await migrate(db, '0015_model_spending')
  // This table of another program has a name that a later migration uses.
  await sql`create table write_probes (mine text)`.execute(db)
  const before = await migrationsOf(db)

  await expect(migrate(db)).rejects.toThrow('write_probes')

  expect(await migrationsOf(db)).toEqual(before)
  expect(before.done.at(-1)).toBe('0015_model_spending')
  await sql`drop table write_probes`.execute(db)
})

test('migrates an installation with stories and tags', async () => {
  await migrate(db, '0015_model_spending')
  const tag = { name: 'war', display_name: 'War', color: '#fff' }
  const { id: tag_id } = await insertTag(db, tag)
  const story = await insertStory(db)
  const { id: story_id } = story
  await db.insertInto('story_tags').values({ story_id, tag_id }).execute()

  await insertEndedPlay(story)
  await insertExperience(ENDED)

  await migrate(db)

  const { tag_ids } = await storyRow(db, story_id)
  expect(tag_ids).toEqual([tag_id])
})

test('finds endings from before they had their own table', async () => {
  const reached = await db.selectFrom('reached_endings').select(['turn_id', 'node']).execute()

  expect(reached).toEqual([{ turn_id: ENDED.turn, node: 'home' }])
})

async function insertExperience({ session, turn }: typeof ENDED) {
  const [account] = (
    await sql<{ id: string }>`insert into ledger_accounts (unit, owner_id)
      values ('xp', ${session}) returning id`.execute(db)
  ).rows
  await sql`insert into ledger_transfers (unit, kind, to_id, amount, reason)
    values ('xp', 'grant', ${account?.id}, 10, 'initial_xp')`.execute(db)
  await sql`insert into pictures (session_id, turn_id, id, svg)
    values (${session}, ${turn}, gen_random_uuid(), '<svg/>')`.execute(db)
}

test('adds the user to sessions of earlier versions', async () => {
  const tables = ['turns', 'reached_endings', 'pictures', 'ledger_accounts', 'ledger_transfers']
  const { rows } = await sql<{ is_theirs: boolean }>`
    select bool_and(stored.user_id = play.user_id) and count(*) = ${tables.length} as is_theirs
    from game_sessions as play, (
      ${sql.join(
        tables.map((table) => sql`select user_id from ${sql.table(table)}`),
        sql` union all `,
      )}) as stored`.execute(db)
  expect(rows).toEqual([{ is_theirs: true }])
})

test('defines the action types in the contract, not in a table', async () => {
  const { rows } = await sql<{ rule: string }>`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as rule from pg_constraint
    where pg_get_constraintdef(oid) like ${'%immerse%'}`.execute(db)

  expect(rows).toEqual([])
})
