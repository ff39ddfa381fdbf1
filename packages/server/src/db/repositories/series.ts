import { sql } from 'kysely'

import type {
  SeriesAsked,
  SeriesRepository,
  StoredSeriesCard,
} from '../../services/series/ports.ts'
import type { Db } from '../database.ts'
import { hasRow } from './hasRow.ts'
import { authorHandle, visibleTo } from './storyCards.ts'
import { totalOf } from './totalOf.ts'

/** Parts with their numbers among the published ones; narrow it to a series. */
const NUMBERED = sql`
  select series_id, story_id, place, stories.status = 'published' as is_published,
    (count(*) filter (where stories.status = 'published')
      over (partition by series_id order by place))::int as number,
    (count(*) filter (where stories.status = 'published') over (partition by series_id))::int as total
  from series_parts join stories on stories.id = series_parts.story_id`

const isAfter = (after: SeriesAsked['after']) =>
  after === null
    ? sql`true`
    : sql`(series.created_at, series.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`

/** Each with how many parts it has for whoever asks, and the first of these. */
async function listSeries(
  db: Db,
  { authorId, audience, seesAll, after, limit }: SeriesAsked,
): Promise<StoredSeriesCard[]> {
  const isSeen = seesAll ? sql`true` : visibleTo(audience)
  const { rows } = await sql<StoredSeriesCard>`
    select series.id, title, description, created_at, seen.parts_total, seen.first
    from series cross join lateral (
      select count(*)::int as parts_total,
        (array_agg(json_build_object('id', stories.id, 'cover_image_url', cover_image_url)
          order by place))[1] as first
      from series_parts join stories on stories.id = series_parts.story_id
      where series_id = series.id and ${isSeen}) as seen
    where author_id = ${authorId} and ${isAfter(after)}
      ${seesAll ? sql`` : sql`and seen.parts_total > 0`}
    order by series.created_at desc, series.id desc limit ${limit}`.execute(db)
  return rows
}

/** Read from all plays of the reader that are not deleted. */
async function listProgress(
  db: Db,
  ...[storyIds, userId]: Parameters<SeriesRepository['listProgress']>
): ReturnType<SeriesRepository['listProgress']> {
  const { rows } = await sql<{ story_id: string; is_finished: boolean }>`
    select story_id, bool_or(exists (select from reached_endings reached
      where reached.session_id = play.id and reached.user_id = play.user_id)) as is_finished
    from game_sessions play
    where user_id = ${userId} and deleted_at is null and preview_code is null and story_id = any (${storyIds}::uuid[])
    group by story_id`.execute(db)
  return new Map(
    rows.map(({ story_id, is_finished }) => [story_id, is_finished ? 'finished' : 'begun']),
  )
}

const find: (db: Db) => SeriesRepository['find'] = (db) => (id) =>
  db
    .selectFrom('series')
    .innerJoin('users as author', 'author.id', 'series.author_id')
    .select(['series.id', 'author_id', 'title', 'description'])
    .select(
      sql<{ handle: string | null; display_name: string | null; avatar_url: string | null }>`
        json_build_object('handle', ${authorHandle}, 'avatar_url', author.avatar_url,
          'display_name', coalesce(author.display_name, author.username))`.as('author'),
    )
    .where('series.id', '=', id)
    .executeTakeFirst()

/** Stories that are gone meanwhile are no parts. */
async function setParts(db: Db, id: string, storyIds: readonly string[], now: Date) {
  await db.deleteFrom('series_parts').where('series_id', '=', id).execute()
  await sql`
    insert into series_parts (story_id, series_id, place)
    select stories.id, ${id}::uuid, wanted.place
    from unnest(${storyIds}::uuid[]) with ordinality as wanted (id, place)
      join stories on stories.id = wanted.id`.execute(db)
  await db.updateTable('series').set({ updated_at: now }).where('id', '=', id).execute()
}

const writesOf = (db: Db) =>
  ({
    insert: async (author_id, words, now) => {
      const { id } = await db
        .insertInto('series')
        .values({ author_id, ...words, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    update: async (id, { title, description }, updated_at) => {
      await db
        .updateTable('series')
        .set({ title, description, updated_at })
        .where('id', '=', id)
        .execute()
    },
    remove: async (id) => {
      await db.deleteFrom('series').where('id', '=', id).execute()
    },
    setParts: (...given) => setParts(db, ...given),
  }) satisfies Partial<SeriesRepository>

export const seriesRepository = (db: Db): SeriesRepository => ({
  ...writesOf(db),
  find: find(db),
  list: (asked) => listSeries(db, asked),
  listProgress: (...asked) => listProgress(db, ...asked),

  listParts: async (id) => {
    const { rows } = await sql<{ story_id: string; number: number | null }>`
      select story_id, case when is_published then number end as number
      from (${NUMBERED} where series_id = ${id}) as part order by place`.execute(db)
    return rows
  },

  count: (authorId) => totalOf(db.selectFrom('series').where('author_id', '=', authorId)),

  countOwn: (authorId, storyIds) =>
    totalOf(
      db
        .selectFrom('stories')
        .where('author_id', '=', authorId)
        .where('id', '=', sql<string>`any (${storyIds}::uuid[])`),
    ),

  arePartsElsewhere: (id, storyIds) =>
    hasRow(
      db
        .selectFrom('series_parts')
        .select('story_id')
        .where('series_id', '<>', id)
        .where('story_id', '=', sql<string>`any (${storyIds}::uuid[])`),
    ),

  findPlace: async (storyId) => {
    const { rows } = await sql<{ series_id: string; title: string; number: number; total: number }>`
      select part.series_id, series.title, part.number, part.total
      from (${NUMBERED} where series_id =
          (select series_id from series_parts where story_id = ${storyId})) as part
        join series on series.id = part.series_id
      where part.story_id = ${storyId} and part.is_published`.execute(db)
    return rows[0]
  },

  findNextPart: async (storyId) => {
    const { rows } = await sql<{ story_id: string; series: string; number: number }>`
      with here as (select series_id, place from series_parts where story_id = ${storyId})
      select part.story_id, series.title as series, part.number
      from (${NUMBERED} where series_id = (select series_id from here)) as part
        join series on series.id = part.series_id
      where part.is_published and part.place > (select place from here)
      order by part.place limit 1`.execute(db)
    return rows[0]
  },

  listAddresses: (audience, limit) =>
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
      .execute(),
})
