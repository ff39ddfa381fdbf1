import { sql } from 'kysely'

import type { TestApp } from '../packages/server/src/test/buildTestApp.ts'

type Db = TestApp['db']

/** Stories for each reader of them. */
const STORIES_A_READER = 20
/** Rows of one statement: a larger one would be taken for one that hangs. */
const BATCH = 1000
/** What a reader has of each thing, and what whoever is measured has, however large the catalogue is. */
const USUAL = 3
const MEASURED = 60
const STORIES_OF_MEASURED = 20

const readers = sql`(select array_agg(id order by username) from users
  where username like 'reader_%')`
const readerAt = (number: ReturnType<typeof sql>) =>
  sql`${readers}[1 + (${number}) % array_length(${readers}, 1)]`

/** Comments, a review, what was counted by day, and of every fifth story the series that it opens. */
async function addSaid(db: Db, stories: ReturnType<typeof sql>, said: number) {
  const times = sql`generate_series(1, ${sql.lit(said)}) as at`
  await sql`insert into comments (id, story_id, user_id, words, likes_total, created_at)
    select gen_random_uuid(), story.id, ${readerAt(sql`number + at`)}, 'The tide was out.', at,
      now() - make_interval(mins => at)
    from ${stories} as story, ${times}`.execute(db)
  await sql`insert into story_ratings (story_id, user_id, stars)
    select story.id, ${readerAt(sql`number + at`)}, 5 from ${stories} as story, ${times}
    on conflict do nothing`.execute(db)
  await sql`insert into reviews (id, story_id, user_id, words, ending_name, ending_title,
      created_at)
    select gen_random_uuid(), story_id, user_id, 'I still hear the oars.', 'sea', 'The sea', now()
    from story_ratings where story_id in (select id from ${stories} as story)
    on conflict do nothing`.execute(db)
  await sql`insert into story_day_counts (story_id, day, kind, key, count)
    select story.id, current_date - at, 'language', 'en', 1 from ${stories} as story, ${times}
    on conflict do nothing`.execute(db)
  await sql`insert into series (id, author_id, title, created_at, updated_at)
    select id, author_id, 'A series', now(), now() from ${stories} as story where number % 5 = 0
    on conflict do nothing`.execute(db)
  await sql`insert into series_parts (story_id, series_id, place)
    select id, id, 1 from ${stories} as story where number % 5 = 0
    on conflict do nothing`.execute(db)
}

/** Bookmarks, muted stories, notices and pictures of some readers, so many of each. */
async function addThings(db: Db, whose: ReturnType<typeof sql>, many: number) {
  const times = sql`generate_series(1, ${sql.lit(many)}) as at`
  const someStories = (salt: string) => sql`cross join lateral (select id from stories
    where id > md5(reader.id::text || ${sql.lit(salt)})::uuid order by id
    limit ${sql.lit(many)}) as story`
  const hash = sql`encode(sha256(convert_to(reader.id::text || at, 'UTF8')), 'hex')`

  await sql`insert into story_bookmarks (user_id, story_id)
    select reader.id, story.id from ${whose} as reader ${someStories('saved')}`.execute(db)
  await sql`insert into muted (user_id, story_id, created_at)
    select reader.id, story.id, now() from ${whose} as reader ${someStories('muted')}`.execute(db)
  await sql`insert into notices (user_id, kind, thing, happened_at)
    select reader.id, 'followed', 'day ' || at, now() - make_interval(mins => at)
    from ${whose} as reader, ${times}`.execute(db)
  await sql`insert into notice_people (notice_id, actor_id, acted_at)
    select notices.id, ${readerAt(sql`length(thing)`)}, happened_at
    from notices join ${whose} as reader on reader.id = notices.user_id`.execute(db)
  await sql`insert into story_pictures (hash, content, bytes, kept_at, width, height)
    select ${hash}, 'x'::bytea, 1, now(), 9, 9 from ${whose} as reader, ${times}`.execute(db)
  await sql`insert into uploads (user_id, hash, uploaded_at)
    select reader.id, ${hash}, now() from ${whose} as reader, ${times}`.execute(db)
  await sql`insert into follows (follower_id, author_id)
    select reader.id, author.id from ${whose} as reader cross join lateral (
      select id from users where username like 'author_%'
      order by md5(reader.id::text || id::text) limit ${sql.lit(USUAL)}) as author`.execute(db)
}

/** Who reads the made-up stories, and what they said and keep: as much of it as there are stories. */
export async function addMadeUpReaders({ db }: TestApp, stories: number) {
  await sql`insert into users (username, display_name)
    select 'reader_' || n, 'Reader ' || n
    from generate_series(1, ${sql.lit(stories / STORIES_A_READER)}) n`.execute(db)
  for (let from = 0; from < stories; from += BATCH) {
    const some = sql`(select id, author_id, row_number() over (order by id) as number
      from stories order by id offset ${sql.lit(from)} limit ${sql.lit(BATCH)})`
    await addSaid(db, some, USUAL)
  }
  for (let from = 0; from < stories / STORIES_A_READER; from += BATCH) {
    const some = sql`(select id from users where username like 'reader_%'
      order by username offset ${sql.lit(from)} limit ${sql.lit(BATCH)})`
    await addThings(db, some, USUAL)
  }
}

/** Gives an account stories of its own, of which much is said, and as much of each thing; their ids. */
export async function addMeasured({ db }: TestApp, userId: string): Promise<string[]> {
  const own = sql`(select id, author_id, 5 as number from stories where author_id = ${userId})`
  await sql`update stories set author_id = ${userId} where id in (
    select id from stories where content_rating = 'everyone'
    order by published_at limit ${sql.lit(STORIES_OF_MEASURED)})`.execute(db)
  await sql`delete from series where id in (select id from ${own} as story)`.execute(db)
  await addSaid(db, own, MEASURED)
  await addThings(db, sql`(select ${sql.val(userId)}::uuid as id)`, MEASURED)
  await sql`vacuum analyze`.execute(db)
  const stories = await db
    .selectFrom('stories')
    .select('id')
    .where('author_id', '=', userId)
    .execute()
  return stories.map(({ id }) => id)
}
