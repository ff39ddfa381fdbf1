import { hasRow } from './hasRow.ts'
import { sql } from 'kysely'

import type { SeriesRepository } from '../../services/series/ports.ts'
import type { Db } from '../database.ts'
import { listProgress, listSeries, NUMBERED } from './seriesReads.ts'
import { authorHandle, visibleTo } from './storyCards.ts'
import { totalOf } from './totalOf.ts'

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
