import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { insertStory } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { openEmbedded, raise } from './client.ts'
import { migrate } from './migrate.ts'

const { db, close } = await openEmbedded(testFolder(), raise)
afterAll(() => close())

test('a telling that its player edited stays as a second telling, and links to its play go', async () => {
  await migrate(db, '0100_without_saved_views')
  const { id: story_id, author_id: user_id, version_id } = await insertStory(db)
  const [session, first, edited] = [randomUUID(), randomUUID(), randomUUID()]
  await db.transaction().execute(async (trx) => {
    await sql`insert into game_sessions (id, user_id, story_id, version_id, head_turn_id)
      values (${session}, ${user_id}, ${story_id}, ${version_id}, ${edited})`.execute(trx)
    for (const [id, variant_of] of [
      [first, null],
      [edited, first],
    ] as const) {
      await sql`insert into turns (id, user_id, session_id, number, action, answer, state, credits,
          xp_gained, variant_of, variant_kind)
        values (${id}, ${user_id}, ${session}, 0, '{}', ${`{"narrative": "${id}"}`}, '{}', 0, 0,
          ${variant_of}, ${variant_of && 'edited'})`.execute(trx)
    }
    await sql`insert into shared_plays (code, user_id, session_id, head_turn_id, first_number, shows_words)
      values (${'c'.repeat(32)}, ${user_id}, ${session}, ${edited}, 0, true)`.execute(trx)
  })

  await migrate(db)

  const turns = await db.selectFrom('turns').select(['id', 'answer', 'variant_kind']).execute()
  expect(turns.filter(({ variant_kind }) => variant_kind)).toEqual([
    { id: edited, answer: { narrative: edited }, variant_kind: 'again' },
  ])
  expect(await db.selectFrom('shared_plays').select('code').execute()).toEqual([])
})
