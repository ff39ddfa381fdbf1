import { sql, type SqlBool } from 'kysely'

import type { Db } from '../../db/database.ts'
import { PAGE_COLUMNS, selectCards } from '../catalogue/index.ts'
import { hasRow } from '../../platform/db/hasRow.ts'
import { fieldRefusal, type Refusal } from '../../platform/call.ts'
import type { Editor, NewPublicationStatus, StoryDraft, StoryFields } from './ownStory.ts'

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

/** The only check of ownership. */
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

/** Locks before reading, so that the newest version is read. */
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
      // An edited story isn't restored with its suspended author, because it must be reviewed.
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
