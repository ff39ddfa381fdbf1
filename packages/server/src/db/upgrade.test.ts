import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { createServerDatabase } from '../test/testDatabase.ts'
import { insertStory } from '../test/factories.ts'
import { openEmbedded, openPostgres } from './client.ts'
import { migrate } from './migrate.ts'

const dir = mkdtempSync(join(tmpdir(), 'kathasagar-upgrade-'))
const failTest = (error: unknown) => {
  throw error
}

/** A database that no migration has touched. */
async function openEmpty() {
  const onServer = await createServerDatabase()
  if (!onServer) return openEmbedded(dir, failTest)
  const opened = await openPostgres(onServer.url, failTest)
  await sql`drop schema public cascade`.execute(opened.db)
  await sql`create schema public`.execute(opened.db)
  return { ...opened, close: () => opened.close().then(onServer.drop) }
}

type InsertedStory = Awaited<ReturnType<typeof insertStory>>

const { db, close } = await openEmpty()
afterAll(async () => {
  await close()
  rmSync(dir, { recursive: true })
})

const ENDED = { session: randomUUID(), turn: randomUUID() }

/** A play at its ending, as it was kept before endings were kept apart. */
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

test('an installation with stories in it is brought up to date, tags and all', async () => {
  await migrate(db, '0015_model_spending')
  const tag = { name: 'war', display_name: 'War', color: '#fff' }
  const { id: tag_id } = await db
    .insertInto('tags')
    .values(tag)
    .returning('id')
    .executeTakeFirstOrThrow()
  const story = await insertStory(db)
  const { id: story_id } = story
  await db.insertInto('story_tags').values({ story_id, tag_id }).execute()

  await insertEndedPlay(story)

  await migrate(db)

  const { tag_ids } = await db
    .selectFrom('stories')
    .select('tag_ids')
    .where('id', '=', story_id)
    .executeTakeFirstOrThrow()
  expect(tag_ids).toEqual([tag_id])
})

test('endings that were reached before they were kept apart are found', async () => {
  const reached = await db.selectFrom('reached_endings').select(['turn_id', 'node']).execute()

  expect(reached).toEqual([{ turn_id: ENDED.turn, node: 'home' }])
})

test('which actions there are is said by the contract, and by no table again', async () => {
  const { rows } = await sql<{ rule: string }>`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as rule from pg_constraint
    where pg_get_constraintdef(oid) like ${'%immerse%'}`.execute(db)

  expect(rows).toEqual([])
})
