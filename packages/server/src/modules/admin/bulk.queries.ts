import type { BulkSelection } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Db } from '../../platform/call.ts'
import { rowsOf } from '../../platform/db/rows.ts'
import type { BulkFields, BulkStory } from './bulkChange.ts'
import { passesFilter } from './stories.queries.ts'

export const BATCH = 200

const TYPES: Readonly<Record<Exclude<keyof BulkFields, 'tag_ids' | 'series_place'>, string>> = {
  category_id: 'uuid',
  content_rating: 'text',
  is_premium: 'boolean',
  is_featured: 'boolean',
  author_id: 'uuid',
  status: 'text',
  is_taken_down: 'boolean',
  is_down_with_author: 'boolean',
  review_reason: 'text',
}

const selectChosen = (db: Db, { ids, filter }: BulkSelection) =>
  db
    .selectFrom('stories')
    .select([
      'stories.id',
      'stories.revision',
      'stories.category_id',
      'stories.content_rating',
      'stories.is_premium',
      'stories.is_featured',
      'stories.author_id',
      'stories.status',
      'stories.is_taken_down',
      'stories.is_down_with_author',
      'stories.review_reason',
      sql<string[]>`(select coalesce(json_agg(tag_id order by tag_id), '[]') from story_tags
        where story_tags.story_id = stories.id)`.as('tag_ids'),
      sql<BulkStory['series_place']>`(select to_jsonb(series_parts) - 'story_id' from series_parts
        where series_parts.story_id = stories.id)`.as('series_place'),
    ])
    .where((where) => (filter ? passesFilter(filter) : where('stories.id', 'in', ids ?? [])))

export const listChosen = (db: Db, selection: BulkSelection) =>
  selectChosen(db, selection).execute()

export const lockStories = async (db: Db, ids: string[]) =>
  ids.length === 0
    ? []
    : selectChosen(db, { ids }).orderBy('stories.id').forUpdate('stories').execute()

/** Locks a bulk action, so that requests for it run one after another. */
export const lockBulkAction = (db: Db, id: string) =>
  db
    .selectFrom('bulk_acts')
    .select(['id', 'request'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Written = readonly { id: string; fields: BulkFields }[]

async function writeTags(db: Db, stories: Written) {
  const ids = stories.map(({ id }) => id)
  await db.deleteFrom('story_tags').where('story_id', 'in', ids).execute()
  const rows = stories.flatMap(({ id, fields }) =>
    (fields.tag_ids ?? []).map((tag_id) => ({ story_id: id, tag_id })),
  )
  await sql`insert into story_tags (story_id, tag_id)
    select kept.story_id, kept.tag_id from ${rowsOf(rows)} as kept (story_id uuid, tag_id uuid)
    join tags on tags.id = kept.tag_id`.execute(db)
}

/** Removes stories from the series of former authors. Restores positions, or appends the stories. */
async function followOwners(db: Db, stories: Written) {
  await sql`delete from series_parts using series, stories
    where series.id = series_parts.series_id and stories.id = series_parts.story_id
      and stories.author_id <> series.author_id
      and stories.id = any (${stories.map(({ id }) => id)}::uuid[])`.execute(db)
  const places = stories.flatMap(({ id, fields }) =>
    fields.series_place ? [{ ...fields.series_place, story_id: id }] : [],
  )
  await sql`insert into series_parts (story_id, series_id, place)
    select back.story_id, series.id, case
      when taken.story_id is null then back.place
      else greatest((select max(place) from series_parts where series_id = series.id),
          max(back.place) over (partition by series.id))
        + row_number() over (partition by series.id order by back.place)
      end
    from ${rowsOf(places)} as back (story_id uuid, series_id uuid, place int)
      join stories on stories.id = back.story_id
      join series on series.id = back.series_id and series.author_id = stories.author_id
      left join series_parts as taken
        on taken.series_id = series.id and taken.place = back.place
    on conflict (story_id) do nothing`.execute(db)
}

export async function writeStories(db: Db, stories: Written, savedBy: string | null) {
  const [first] = stories
  if (!first) return
  if (first.fields.tag_ids) await writeTags(db, stories)
  const names = Object.entries(TYPES).filter(([name]) => name in first.fields)
  const valueOf = (name: string) =>
    name === 'category_id'
      ? sql`(select id from categories where id = next.category_id)`
      : sql.ref(`next.${name}`)
  const changes = [
    ...names.map(([name]) => sql`${sql.ref(name)} = ${valueOf(name)}`),
    ...(savedBy
      ? [sql`revision = stories.revision + 1, changed_by = ${savedBy}, updated_at = now()`]
      : []),
  ]
  const columns = names.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  await sql`update stories set ${sql.join(changes)}
    from ${rowsOf(stories.map(({ id, fields }) => ({ id, ...fields })))}
      as next (${sql.join([sql`id uuid`, ...columns])})
    where stories.id = next.id`.execute(db)
  if ('author_id' in first.fields) await followOwners(db, stories)
}
