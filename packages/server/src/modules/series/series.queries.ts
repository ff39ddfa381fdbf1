import type { Author } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Db } from '../../platform/call.ts'
import { type Audience, authorHandle, visibleTo } from '../catalogue/index.ts'

/** Selects parts. Their numbers count only published ones. Append a condition on the series. */
const NUMBERED = sql`
  select series_id, story_id, place, stories.status = 'published' as is_published,
    (count(*) filter (where stories.status = 'published')
      over (partition by series_id order by place))::int as number,
    (count(*) filter (where stories.status = 'published') over (partition by series_id))::int as total
  from series_parts join stories on stories.id = series_parts.story_id`

export type SeriesRow = NonNullable<Awaited<ReturnType<typeof findSeries>>>

/** Finds a series. `author.handle` is null if the account is closed or suspended. */
export const findSeries = (db: Db, id: string) =>
  db
    .selectFrom('series')
    .innerJoin('users as author', 'author.id', 'series.author_id')
    .select(['series.id', 'author_id', 'title', 'description'])
    .select(
      sql<Author>`json_build_object('handle', ${authorHandle}, 'avatar_url', author.avatar_url,
        'display_name', coalesce(author.display_name, author.username))`.as('author'),
    )
    .where('series.id', '=', id)
    .executeTakeFirst()

/** Lists the parts of a series. Published parts have a 1-based number. For other parts, it is null. */
export async function listParts(db: Db, id: string) {
  const { rows } = await sql<{ story_id: string; number: number | null }>`
    select story_id, case when is_published then number end as number
    from (${NUMBERED} where series_id = ${id}) as part order by place`.execute(db)
  return rows
}

export async function insertSeries(
  db: Db,
  author_id: string,
  words: { title: string; description: string },
  now: Date,
) {
  const { id } = await db
    .insertInto('series')
    .values({ author_id, ...words, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setParts(db: Db, id: string, storyIds: readonly string[], now: Date) {
  await db.deleteFrom('series_parts').where('series_id', '=', id).execute()
  await sql`
    insert into series_parts (story_id, series_id, place)
    select stories.id, ${id}::uuid, wanted.place
    from unnest(${storyIds}::uuid[]) with ordinality as wanted (id, place)
      join stories on stories.id = wanted.id`.execute(db)
  await db.updateTable('series').set({ updated_at: now }).where('id', '=', id).execute()
}

export async function findPlace(db: Db, storyId: string) {
  const { rows } = await sql<{ series_id: string; title: string; number: number; total: number }>`
    select part.series_id, series.title, part.number, part.total
    from (${NUMBERED} where series_id =
        (select series_id from series_parts where story_id = ${storyId})) as part
      join series on series.id = part.series_id
    where part.story_id = ${storyId} and part.is_published`.execute(db)
  return rows[0]
}

/** Returns the next published part, even if the reader may not see it. */
export async function findNextPart(db: Db, storyId: string) {
  const { rows } = await sql<{ story_id: string; series: string; number: number }>`
    with here as (select series_id, place from series_parts where story_id = ${storyId})
    select part.story_id, series.title as series, part.number
    from (${NUMBERED} where series_id = (select series_id from here)) as part
      join series on series.id = part.series_id
    where part.is_published and part.place > (select place from here)
    order by part.place limit 1`.execute(db)
  return rows[0]
}

export async function listProgress(db: Db, storyIds: readonly string[], userId: string) {
  const { rows } = await sql<{ story_id: string; progress: 'finished' | 'begun' }>`
    select story_id, case when bool_or(exists (select from reached_endings reached
      where reached.session_id = play.id and reached.user_id = play.user_id))
      then 'finished' else 'begun' end as progress
    from game_sessions play
    where user_id = ${userId} and deleted_at is null and preview_code is null and story_id = any (${storyIds}::uuid[])
    group by story_id`.execute(db)
  return new Map(rows.map(({ story_id, progress }) => [story_id, progress]))
}

export const listAddresses = (db: Db, audience: Audience, limit: number) =>
  db
    .selectFrom('series')
    .select(['series.id', 'series.updated_at'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('series_parts')
          .innerJoin('stories', 'stories.id', 'series_parts.story_id')
          .select('story_id')
          .whereRef('series_id', '=', 'series.id')
          .where(visibleTo(audience)),
      ),
    )
    .orderBy('series.updated_at', 'desc')
    .limit(limit)
    .execute()
