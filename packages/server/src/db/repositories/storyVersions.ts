import { sql } from 'kysely'

import type { StoryStructure } from '@kathasagar/story'

import type {
  StoredVersion,
  StoryVersionRepository,
} from '../../services/stories/authoringPorts.ts'
import type { Db } from '../database.ts'

/** Tries of a draft that are kept although nobody has seen them. */
const DRAFTS_KEPT = 10

async function addVersion(
  db: Db,
  story_id: string,
  structure: StoryStructure,
  made: { by: string; now: Date },
) {
  const version = await db
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
  return version.id
}

const forgetOldDrafts = (db: Db, storyId: string) =>
  sql`
  delete from story_versions as version
  where story_id = ${storyId} and published_at is null
    and number <= (select max(number) from story_versions where story_id = ${storyId})
      - ${sql.lit(DRAFTS_KEPT)}
    and not exists (select from stories where current_version_id = version.id
      or (stories.id = version.story_id and draft ->> 'current_version_id' = version.id::text))
    and not exists (select from game_sessions where version_id = version.id)`.execute(db)

/** Scenes, and among them those where the tale can go more than one way and those where it ends. */
const counts = sql`(select count(*)::int as total_scenes,
  (count(*) filter (where (select count(distinct choice ->> 'target')
    from json_array_elements(value -> 'choices') as choice) > 1))::int as branching_points,
  (count(*) filter (where json_array_length(value -> 'choices') = 0))::int as possible_endings
  from json_each(version.structure -> 'nodes'))`

async function listVersions(
  db: Db,
  storyId: string,
  { before, limit }: { before: number; limit: number },
) {
  const { rows } = await sql<StoredVersion>`
    select version.number, version.created_at, counts.*,
      (select coalesce(display_name, username) from users where id = version.created_by) as created_by,
      version.id = stories.current_version_id as is_current,
      (select count(*)::int from game_sessions where version_id = version.id
        and preview_code is null and deleted_at is null) as sessions
    from story_versions as version join stories on stories.id = version.story_id,
      lateral ${counts} as counts
    where version.story_id = ${storyId} and version.number < ${before}
    order by version.number desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export const storyVersionRepository = (db: Db): StoryVersionRepository => ({
  addVersion: (storyId, structure, made) => addVersion(db, storyId, structure, made),

  findVersion: (storyId, number) =>
    db
      .selectFrom('story_versions')
      .select(['structure', 'created_at'])
      .where('story_id', '=', storyId)
      .where('number', '=', number)
      .executeTakeFirst(),

  setCurrent: async (storyId, current_version_id) => {
    await db.updateTable('stories').set({ current_version_id }).where('id', '=', storyId).execute()
  },

  markPublished: async (storyId, now) => {
    await db
      .updateTable('story_versions')
      .set({ published_at: sql`coalesce(published_at, ${now})` })
      .where('id', '=', (query) =>
        query.selectFrom('stories').select('current_version_id').where('id', '=', storyId),
      )
      .execute()
  },

  forgetOldDrafts: async (storyId) => {
    await forgetOldDrafts(db, storyId)
  },

  listVersions: (storyId, page) => listVersions(db, storyId, page),
})
