import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { insertStory, insertUser } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { openEmbedded, raise } from './client.ts'
import type { Db } from './database.ts'
import { migrate } from './migrate.ts'

const dir = testFolder()
const { db, close } = await openEmbedded(dir, raise)
afterAll(() => close())

/** A reader's play that came to two endings, and what they thought of it. */
async function insertPlay(trx: Db, story: Awaited<ReturnType<typeof insertStory>>, user: string) {
  const session = randomUUID()
  const turns = [randomUUID(), randomUUID()]
  await sql`insert into game_sessions (id, user_id, story_id, version_id, head_turn_id, is_completed)
    values (${session}, ${user}, ${story.id}, ${story.version_id}, ${turns[0]}, true)`.execute(trx)
  for (const [number, turn] of turns.entries()) {
    await sql`insert into turns (id, user_id, session_id, parent_id, number, action, answer, state, credits, xp_gained)
      values (${turn}, ${user}, ${session}, ${number === 0 ? null : turns[0]}, ${number}, '{}', '{}', '{}', 0, 0)`.execute(
      trx,
    )
    await sql`insert into reached_endings (turn_id, session_id, user_id, node, reached_at)
      values (${turn}, ${session}, ${user}, ${`ending_${number}`}, now() + ${number} * interval '1 ms')`.execute(
      trx,
    )
  }
  await sql`insert into story_ratings (story_id, user_id, stars)
    values (${story.id}, ${user}, 4)`.execute(trx)
}

test('what others than its author did with a story before it was counted by day is counted', async () => {
  await migrate(db, '0058_notices')
  const story = await insertStory(db)
  const reader = await insertUser(db, {
    username: 'meera',
    display_name: 'Meera',
    email: 'm@example.org',
  })
  await db.transaction().execute(async (trx) => {
    await insertPlay(trx, story, reader.id)
    await insertPlay(trx, story, story.author_id)
  })

  await migrate(db)

  const counts = await db
    .selectFrom('story_day_counts')
    .select(['kind', 'key', 'count'])
    .where('story_id', '=', story.id)
    .orderBy('kind')
    .execute()
  expect(counts).toEqual([
    { kind: 'came_from', key: 'other', count: 1 },
    { kind: 'finish', key: 'ending_0', count: 1 },
    { kind: 'language', key: 'other', count: 1 },
    { kind: 'rating', key: '4', count: 1 },
  ])
})
