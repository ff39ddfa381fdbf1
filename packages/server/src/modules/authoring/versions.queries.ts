import type { StoryStructure } from '@kathasagar/story'
import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'

/** Maximum number of unpublished, unplayed versions per draft. */
const MAX_DRAFTS = 10

/** Adds a version and returns its ID. Structures never change, because sessions use them. */
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

/** Sets the version of new sessions. Null prevents new sessions. */
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
