import { sql, type SqlBool } from 'kysely'

import { type Db, fieldRefusal, type Refusal } from '../../platform/call.ts'
import { PAGE_COLUMNS, selectCards } from '../catalogue/index.ts'
import { hasRow } from '../../platform/db/rows.ts'
import type { Editor, NewPublicationStatus, StoryDraft, StoryFields } from './ownStory.ts'
import type { StoryStructure } from '@kathasagar/story'

export async function countToday(
  db: Db,
  what: 'plays' | 'finishes',
  { storyId, userId, now }: { storyId: string; userId: string; now: Date },
): Promise<void> {
  const column = sql.ref(what)
  await sql`
    insert into story_days as known (story_id, day, ${column})
    select id, (${now}::timestamptz at time zone 'UTC')::date, 1 from stories
    where id = ${storyId} and author_id <> ${userId}
    on conflict (story_id, day) do update set ${column} = known.${column} + 1`.execute(db)
}

/** Maximum number of unpublished, unplayed versions per draft. */
const MAX_DRAFTS = 10

/** Adds a version. Stored structures never change, because sessions use them. */
export async function addVersion(
  db: Db,
  story_id: string,
  structure: StoryStructure,
  made: { by: string; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('story_versions')
    .values({
      story_id,
      structure: JSON.stringify(structure),
      created_at: made.now,
      created_by: made.by,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from story_versions
        where story_id = ${story_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findVersion = (db: Db, storyId: string, number: number) =>
  db
    .selectFrom('story_versions')
    .select(['structure', 'created_at'])
    .where('story_id', '=', storyId)
    .where('number', '=', number)
    .executeTakeFirst()

/** Sets the version that new sessions play. Null prevents new sessions. */
export async function setCurrentVersion(
  db: Db,
  storyId: string,
  current_version_id: string | null,
) {
  await db.updateTable('stories').set({ current_version_id }).where('id', '=', storyId).execute()
}

export async function markPublished(db: Db, storyId: string, now: Date): Promise<void> {
  await db
    .updateTable('story_versions')
    .set({ published_at: sql`coalesce(published_at, ${now})` })
    .where('id', '=', (query) =>
      query.selectFrom('stories').select('current_version_id').where('id', '=', storyId),
    )
    .execute()
}

export async function deleteOldDrafts(db: Db, storyId: string): Promise<void> {
  await sql`
    delete from story_versions as version
    where story_id = ${storyId} and published_at is null
      and number <= (select max(number) from story_versions where story_id = ${storyId})
        - ${sql.lit(MAX_DRAFTS)}
      and not exists (select from stories where current_version_id = version.id
        or (stories.id = version.story_id and draft ->> 'current_version_id' = version.id::text))
      and not exists (select from game_sessions where version_id = version.id)`.execute(db)
}

const STANDING_COLUMNS = [
  'stories.revision',
  'stories.updated_at',
  'stories.findings',
  'stories.review_reason',
  'stories.is_taken_down',
  sql<boolean>`stories.draft is not null`.as('has_unpublished_changes'),
  sql<number | null>`(select number from story_versions
    where story_versions.id = stories.current_version_id)`.as('version'),
] as const

const lastSaver = sql<string | null>`(select coalesce(display_name, username) from users
  where users.id = stories.changed_by)`

/** SQL condition: the editor may edit the story. No other function checks this. */
const isOwn = ({ userId, isAdmin }: Editor) =>
  isAdmin ? sql<SqlBool>`true` : sql<SqlBool>`stories.author_id = ${userId}::uuid`

export const listOwn = (db: Db, authorId: string, page: { offset: number; limit: number }) =>
  selectCards(db)
    .select(STANDING_COLUMNS)
    .select(['stories.total_scenes', 'stories.branching_points'])
    .where('stories.author_id', '=', authorId)
    .orderBy('stories.updated_at', 'desc')
    .orderBy('stories.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export const findOwn = (db: Db, id: string, editor: Editor) =>
  selectCards(db)
    .select(PAGE_COLUMNS)
    .select(STANDING_COLUMNS)
    .select(['stories.accepted_findings', 'stories.draft'])
    .select(lastSaver.as('changed_by_name'))
    .where('stories.id', '=', id)
    .where(isOwn(editor))
    .executeTakeFirst()

/** Locks a story and then reads it, so that the newest revision is read. */
export async function lockOwn(db: Db, id: string, editor: Editor) {
  await db
    .selectFrom('stories')
    .select('id')
    .where('id', '=', id)
    .where(isOwn(editor))
    .forUpdate()
    .execute()
  return findOwn(db, id, editor)
}

export async function saveFields(
  db: Db,
  id: string,
  { game_config, ...fields }: Partial<StoryFields>,
  { by, draft }: { by: string; draft?: StoryDraft | null },
): Promise<void> {
  await db
    .updateTable('stories')
    .set({
      ...fields,
      ...(game_config ? { game_config: JSON.stringify(game_config) } : {}),
      ...(draft === undefined ? {} : { draft: draft && JSON.stringify(draft) }),
      changed_by: by,
      // An edited story needs a review, so restoring its author doesn't republish it.
      is_down_with_author: false,
      revision: sql`revision + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export async function setTags(db: Db, story_id: string, tagIds: readonly string[]): Promise<void> {
  await db.deleteFrom('story_tags').where('story_id', '=', story_id).execute()
  const rows = [...new Set(tagIds)].map((tag_id) => ({ story_id, tag_id }))
  if (rows.length > 0) await db.insertInto('story_tags').values(rows).execute()
}

export async function setPublicationStatus(
  db: Db,
  id: string,
  { findings, accepted_findings, ...standing }: NewPublicationStatus,
  now: Date,
): Promise<void> {
  await db
    .updateTable('stories')
    .set({
      ...standing,
      is_down_with_author: false,
      findings: JSON.stringify(findings),
      ...(accepted_findings ? { accepted_findings: JSON.stringify(accepted_findings) } : {}),
      submitted_at: standing.status === 'in_review' ? sql`coalesce(submitted_at, ${now})` : null,
      ...(standing.status === 'published'
        ? { published_at: sql`coalesce(published_at, ${now})` }
        : {}),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export async function refuseUnknown(
  db: Db,
  given: { category_id?: string | null | undefined; tag_ids?: readonly string[] | undefined },
): Promise<Refusal | null> {
  const { category_id, tag_ids = [] } = given
  const categories = db.selectFrom('categories').select('id')
  if (category_id && !(await hasRow(categories.where('id', '=', category_id))))
    return fieldRefusal('category_id', 'There is no such category')
  const wanted = [...new Set(tag_ids)]
  if (wanted.length === 0) return null
  const found = await db.selectFrom('tags').select('id').where('id', 'in', wanted).execute()
  return found.length < wanted.length ? fieldRefusal('tag_ids', 'There is no such tag') : null
}
