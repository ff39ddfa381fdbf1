import { sql } from 'kysely'

import type { TestApp } from '../packages/server/src/test/buildTestApp.ts'

/** A fixed vocabulary of 1,000 words. */
export const WORDS = Array.from({ length: 1000 }, (_none, index) => {
  const syllables = ['ka', 'tha', 'sa', 'gar', 'mi', 'ro', 'nu', 'del', 'vi', 'pur']
  return [index % 10, Math.floor(index / 10) % 10, Math.floor(index / 100)]
    .map((at) => syllables[at])
    .join('')
})

export const CATEGORIES = 8
export const TAGS = 14
const AUTHORS = 50

const wordAt = (salt: number) =>
  sql`(${sql.val(WORDS)}::text[])[1 + abs(hashint8(number * 31 + ${sql.lit(salt)})) % 1000]`

const sentence = (salt: number, length: number) =>
  sql`concat_ws(' ', ${sql.join(Array.from({ length }, (_none, at) => wordAt(salt * 100 + at)))})`

/** Rows per statement, below the statement timeout. */
const BATCH = 1000

async function addNames({ db }: TestApp) {
  await sql`insert into users (username, display_name)
    select 'author_' || n, 'Author ' || n
    from generate_series(1, ${sql.lit(AUTHORS)}) n`.execute(db)
  await sql`insert into categories (name, display_name, sort_order)
    select 'category-' || n, 'Category ' || n, n
    from generate_series(1, ${sql.lit(CATEGORIES)}) n`.execute(db)
  await sql`insert into tags (name, display_name, color)
    select 'tag-' || n, 'Tag ' || n, '#fff'
    from generate_series(1, ${sql.lit(TAGS)}) n`.execute(db)
}

async function addBatch(db: TestApp['db'], from: number, to: number) {
  await sql`insert into stories (author_id, category_id, title, tagline, story_description,
      language, difficulty_level, content_rating, estimated_play_time, plays_total, status,
      published_at)
    select (select array_agg(id order by id) from users where email is null)[1 + number % ${sql.lit(AUTHORS)}],
      (select array_agg(id order by id) from categories)[1 + number % ${sql.lit(CATEGORIES)}],
      ${sentence(1, 3)}, ${sentence(2, 6)}, ${sentence(3, 30)},
      (array['en','hi','bn','ta'])[1 + number % 4], (array['easy','medium','hard'])[1 + number % 3],
      (array['everyone','teen','mature'])[1 + number % 3], 5 + number % 60, number % 997,
      'published', now() - make_interval(mins => number::int)
    from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) number`.execute(db)
  await sql`insert into story_tags (story_id, tag_id)
    select id, (select array_agg(id order by id) from tags)[1 + plays_total % ${sql.lit(TAGS)}]
    from stories where not exists (select from story_tags where story_id = stories.id)`.execute(db)
}

export async function addMadeUpStories(product: TestApp, count: number) {
  await addNames(product)
  for (let from = 1; from <= count; from += BATCH) {
    await addBatch(product.db, from, Math.min(count, from + BATCH - 1))
  }
  await sql`vacuum analyze`.execute(product.db)
}
