import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { insertStory } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { openEmbedded, raise } from './client.ts'
import { migrate } from './migrate.ts'

const dir = testFolder()
const { db, close } = await openEmbedded(dir, raise)
afterAll(() => close())

test('counts by kind become counts by day, and a story keeps its newest open preview link', async () => {
  await migrate(db, '0087_search_words')
  const { id } = await insertStory(db)
  const other = await insertStory(db)
  await sql`insert into story_day_counts (story_id, day, kind, key, count) values
    (${id}, '2026-11-01', 'language', 'hi', 3), (${id}, '2026-11-01', 'language', 'en', 2),
    (${id}, '2026-11-01', 'came_from', 'direct', 5), (${id}, '2026-11-01', 'finish', 'yard', 1),
    (${id}, '2026-11-02', 'rating', '4', 1)`.execute(db)
  const link = (story: string, sign: string, age: string, end: string) =>
    sql`insert into preview_links (code, story_id, note, created_at, expires_at) values
      (${sign.repeat(32)}, ${story}, '', now() - ${age}::interval, now() + ${end}::interval)`.execute(
      db,
    )
  await link(id, 'a', '3 days', '4 days')
  await link(id, 'b', '2 days', '1 day')
  await link(id, 'c', '1 day', '-1 hour')
  await link(other.id, 'd', '9 days', '-1 day')

  await migrate(db)

  const days = await db.selectFrom('story_days').select(['plays', 'finishes']).execute()
  const links = await db.selectFrom('story_previews').select(['story_id', 'code']).execute()
  expect(days).toEqual([{ plays: 5, finishes: 1 }])
  expect(links).toEqual([{ story_id: id, code: 'b'.repeat(32) }])
})
