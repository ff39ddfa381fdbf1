import type { BulkRequest, BulkSelection } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type {
  BulkFields,
  BulkLine,
  BulkRepository,
  BulkStory,
  ListedChange,
  StoredBulkAct,
} from '../../services/admin/bulk/ports.ts'
import type { Db } from '../database.ts'
import { passesFilter } from './adminStories.ts'
import { followOwners } from './followOwners.ts'
import { hasRow } from '../../platform/db/hasRow.ts'
import { rowsOf } from '../../platform/db/rowsOf.ts'

type Beside = 'tag_ids' | 'series_place'

const TYPES: Readonly<Record<Exclude<keyof BulkFields, Beside>, string>> = {
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

/** What a field is set to; a category that has gone since takes its stories' with it. */
const valueOf = (name: string) =>
  name === 'category_id'
    ? sql`(select id from categories where id = next.category_id)`
    : sql.ref(`next.${name}`)

const selectStandings = (db: Db) =>
  db.selectFrom('stories').select([
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

const chosen = (db: Db, { ids, filter }: BulkSelection) =>
  selectStandings(db).where((where) =>
    filter ? passesFilter(filter) : where('stories.id', 'in', ids ?? []),
  )

async function choose(db: Db, bulkId: string, { ids, filter }: BulkSelection) {
  const from = filter
    ? sql`select stories.id from stories where ${passesFilter(filter)}`
    : sql`select distinct named::uuid from jsonb_array_elements_text(
        ${JSON.stringify(ids)}::jsonb) as named`
  await sql`insert into bulk_act_stories (bulk_id, story_id)
    select ${bulkId}::uuid, chosen.id from (${from}) as chosen (id)`.execute(db)
}

type Written = Parameters<BulkRepository['writeStories']>[0]

async function writeTags(db: Db, stories: Written) {
  await db
    .deleteFrom('story_tags')
    .where(
      'story_id',
      'in',
      stories.map(({ id }) => id),
    )
    .execute()
  const rows = stories.flatMap(({ id, fields }) =>
    (fields.tag_ids ?? []).map((tag_id) => ({ story_id: id, tag_id })),
  )
  // A tag may be gone since it was given; it does not come back.
  await sql`insert into story_tags (story_id, tag_id)
    select kept.story_id, kept.tag_id from ${rowsOf(rows)} as kept (story_id uuid, tag_id uuid)
    join tags on tags.id = kept.tag_id`.execute(db)
}

async function writeStories(db: Db, stories: Written, savedBy: string | null) {
  const [first] = stories
  if (!first) return
  if (first.fields.tag_ids) await writeTags(db, stories)
  const names = Object.entries(TYPES).filter(([name]) => name in first.fields)
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

const settle = (db: Db, bulkId: string, lines: readonly BulkLine[]) =>
  sql`update bulk_act_stories as line set outcome = seen.outcome, before = seen.before,
      after = seen.after, revision = seen.revision
    from ${rowsOf(lines)} as seen (story_id uuid, outcome text, before jsonb, after jsonb,
      revision integer)
    where line.bulk_id = ${bulkId} and line.story_id = seen.story_id
      and line.outcome is null`.execute(db)

async function listChanged(db: Db, bulkId: string, limit: number): Promise<ListedChange[]> {
  const { rows } = await sql<ListedChange>`select story_id, before, after, revision,
      before ? 'author_id' and not exists (
        select 1 from users where id = (before ->> 'author_id')::uuid) as is_ownerless
    from bulk_act_stories where bulk_id = ${bulkId} and outcome = 'changed' and undone is null
    order by story_id limit ${limit}`.execute(db)
  return rows
}

const ACT = ['id', 'admin_id', 'client_key', 'request'] as const

const insertAct = (db: Db, { request, ...act }: StoredBulkAct, created_at: Date) =>
  hasRow(
    db
      .insertInto('bulk_acts')
      .values({ ...act, request: JSON.stringify(request), created_at })
      .onConflict((conflict) => conflict.columns(['admin_id', 'client_key']).doNothing())
      .returning('id'),
  )

async function findSame(db: Db, { admin_id, client_key, request }: StoredBulkAct) {
  const found = await db
    .selectFrom('bulk_acts')
    .select('id')
    .where('admin_id', '=', admin_id)
    .where('client_key', '=', client_key)
    .where('request', '=', sql<BulkRequest>`${JSON.stringify(request)}::jsonb`)
    .executeTakeFirst()
  return found?.id
}

async function listWaiting(db: Db, bulkId: string, limit: number) {
  const rows = await db
    .selectFrom('bulk_act_stories')
    .select('story_id')
    .where('bulk_id', '=', bulkId)
    .where('outcome', 'is', null)
    .orderBy('story_id')
    .limit(limit)
    .execute()
  return rows.map(({ story_id }) => story_id)
}

const inLines = sql<number>`count(*)::int`.as('stories')

export const bulkRepository = (db: Db): BulkRepository => ({
  insertAct: (act, now) => insertAct(db, act, now),

  findSame: (act) => findSame(db, act),

  lockAct: (id) =>
    db.selectFrom('bulk_acts').select(ACT).where('id', '=', id).forUpdate().executeTakeFirst(),

  choose: (bulkId, selection) => choose(db, bulkId, selection),
  listChosen: (selection) => chosen(db, selection).execute(),

  lockStories: async (ids) =>
    ids.length === 0
      ? []
      : chosen(db, { ids: [...ids] })
          .orderBy('stories.id')
          .forUpdate('stories')
          .execute(),

  listWaiting: (bulkId, limit) => listWaiting(db, bulkId, limit),
  writeStories: (stories, savedBy) => writeStories(db, stories, savedBy),

  settle: async (bulkId, lines) => {
    await settle(db, bulkId, lines)
  },

  countLines: (bulkId) =>
    db
      .selectFrom('bulk_act_stories')
      .select(['outcome', inLines])
      .where('bulk_id', '=', bulkId)
      .groupBy('outcome')
      .execute(),

  listChanged: (bulkId, limit) => listChanged(db, bulkId, limit),

  settleUndo: async (bulkId, ids, undone) => {
    if (ids.length === 0) return
    await db
      .updateTable('bulk_act_stories')
      .set({ undone })
      .where('bulk_id', '=', bulkId)
      .where('story_id', 'in', ids)
      .execute()
  },

  countUndone: (bulkId) =>
    db
      .selectFrom('bulk_act_stories')
      .select(['undone', inLines])
      .where('bulk_id', '=', bulkId)
      .where('outcome', '=', 'changed')
      .groupBy('undone')
      .execute(),

  forgetBefore: async (then) => {
    await db.deleteFrom('bulk_acts').where('created_at', '<', then).execute()
  },
})
