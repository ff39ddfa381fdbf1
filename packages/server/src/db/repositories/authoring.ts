import { hasRow } from '../../platform/db/hasRow.ts'
import { sql, type SqlBool } from 'kysely'

import type { StoryStatus } from '@kathasagar/story/vocabulary'

import type {
  AuthoringRepository,
  Editor,
  NewPublicationStatus,
  StoryFields,
} from '../../services/stories/authoringPorts.ts'
import type { Db } from '../database.ts'
import { PAGE_COLUMNS } from './stories.ts'
import { selectCards } from '../../modules/catalogue/index.ts'

const STANDING_COLUMNS = [
  'stories.revision',
  'stories.updated_at',
  'stories.findings',
  'stories.review_reason',
  'stories.is_taken_down',
  sql<boolean>`stories.draft is not null`.as('has_unpublished_changes'),
] as const

const versionNumber = sql<number | null>`(select number from story_versions
  where story_versions.id = stories.current_version_id)`

const lastSaver = sql<string | null>`(select coalesce(display_name, username) from users
  where users.id = stories.changed_by)`

/** The one place that says whose story it is. */
const isOwn = ({ userId, isAdmin }: Editor) =>
  isAdmin ? sql<SqlBool>`true` : sql<SqlBool>`stories.author_id = ${userId}::uuid`

type Find = AuthoringRepository['findOwn']

const findOwn = (db: Db, ...[id, editor]: Parameters<Find>) =>
  selectCards(db)
    .select(PAGE_COLUMNS)
    .select(STANDING_COLUMNS)
    .select(['stories.accepted_findings', 'stories.draft'])
    .select([versionNumber.as('version'), lastSaver.as('changed_by_name')])
    .where('stories.id', '=', id)
    .where(isOwn(editor))
    .executeTakeFirst()

/** Locked before it is read: what is read then is what the last one wrote. */
async function lockOwn(db: Db, ...asked: Parameters<Find>) {
  const [id, editor] = asked
  await db
    .selectFrom('stories')
    .select('id')
    .where('id', '=', id)
    .where(isOwn(editor))
    .forUpdate()
    .execute()
  return findOwn(db, ...asked)
}

const inDatabase = ({ game_config, ...fields }: Partial<StoryFields>) => ({
  ...fields,
  ...(game_config ? { game_config: JSON.stringify(game_config) } : {}),
})

async function countOwn(db: Db, authorId: string) {
  const counts: Record<StoryStatus, number> = { draft: 0, in_review: 0, published: 0, archived: 0 }
  const rows = await db
    .selectFrom('stories')
    .select(['status', sql<number>`count(*)`.as('stories')])
    .where('author_id', '=', authorId)
    .groupBy('status')
    .execute()
  for (const { status, stories } of rows) counts[status] = Number(stories)
  return counts
}

async function setTags(db: Db, story_id: string, tagIds: readonly string[]) {
  await db.deleteFrom('story_tags').where('story_id', '=', story_id).execute()
  const rows = [...new Set(tagIds)].map((tag_id) => ({ story_id, tag_id }))
  if (rows.length > 0) await db.insertInto('story_tags').values(rows).execute()
}

/** A story keeps the day of its first publication: coming back does not make it new. */
async function setPublicationStatus(db: Db, id: string, given: NewPublicationStatus, now: Date) {
  const { findings, accepted_findings, ...standing } = given
  await db
    .updateTable('stories')
    .set({
      ...standing,
      is_down_with_author: false,
      findings: JSON.stringify(findings),
      ...(accepted_findings ? { accepted_findings: JSON.stringify(accepted_findings) } : {}),
      submitted_at: given.status === 'in_review' ? sql`coalesce(submitted_at, ${now})` : null,
      ...(given.status === 'published'
        ? { published_at: sql`coalesce(published_at, ${now})` }
        : {}),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export const authoringRepository = (db: Db): AuthoringRepository => ({
  listOwn: (authorId, { offset, limit }) =>
    selectCards(db)
      .select(STANDING_COLUMNS)
      .select(['stories.total_scenes', 'stories.branching_points', versionNumber.as('version')])
      .where('stories.author_id', '=', authorId)
      .orderBy('stories.updated_at', 'desc')
      .orderBy('stories.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),

  countOwn: (authorId) => countOwn(db, authorId),
  findOwn: (...asked) => findOwn(db, ...asked),
  lockOwn: (...asked) => lockOwn(db, ...asked),

  insertStory: async (author_id, { game_config, ...fields }, now) => {
    const { id } = await db
      .insertInto('stories')
      .values({
        ...fields,
        author_id,
        changed_by: author_id,
        game_config: JSON.stringify(game_config),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  saveFields: async (id, fields, { by, draft }) => {
    await db
      .updateTable('stories')
      .set({
        ...inDatabase(fields),
        ...(draft === undefined ? {} : { draft: draft && JSON.stringify(draft) }),
        changed_by: by,
        // Went down with its suspended author: once changed, it does not come back unreviewed.
        is_down_with_author: false,
        revision: sql`revision + 1`,
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .execute()
  },

  setTags: (id, tagIds) => setTags(db, id, tagIds),
  setPublicationStatus: (id, standing, now) => setPublicationStatus(db, id, standing, now),

  hasSessions: (id) =>
    hasRow(
      db
        .selectFrom('game_sessions')
        .select('id')
        .where('story_id', '=', id)
        .where(
          sql<SqlBool>`(preview_code is null or exists (select from play_actions as action
          where action.session_id = game_sessions.id and action.user_id = game_sessions.user_id
            and status = 'running'))`,
        )
        .limit(1),
    ),

  deleteStory: async (id) => {
    await db
      .deleteFrom('game_sessions')
      .where('story_id', '=', id)
      .where('preview_code', 'is not', null)
      .execute()
    await db.deleteFrom('stories').where('id', '=', id).execute()
  },

  hasCategory: (id) => hasRow(db.selectFrom('categories').select('id').where('id', '=', id)),

  countTags: async (ids) => {
    if (ids.length === 0) return 0
    const found = await db.selectFrom('tags').select('id').where('id', 'in', ids).execute()
    return found.length
  },
})
