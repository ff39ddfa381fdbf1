import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { rankTrending } from './trending.ts'
import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()

/** More than are looked at first, young and old, of every strength. */
async function insertMany(count: number) {
  const { id } = await insertStory(product.db, { title: 'The first' })
  await sql`insert into stories (author_id, title, status, plays_total, likes_total, published_at)
    select author_id, 'Story ' || n, 'published', n * 7919 % 1009, n * 31 % 53,
      now() - make_interval(hours => n * 6007 % 4001)
    from stories, generate_series(1, ${sql.lit(count)}) n where id = ${id}`.execute(product.db)
}

test('trending is what ranking every single story would give', async () => {
  await insertMany(2000)
  const columns = ['id', 'plays_total', 'likes_total', 'bookmarks_total'] as const
  const all = await product.db
    .selectFrom('stories')
    .select([...columns, 'created_at', 'published_at'])
    .execute()

  const found = await product.ask('listTrending', { query: { limit: 20 } })

  const first = rankTrending(all, product.clock.now()).slice(0, 20)
  expect(found.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
})
