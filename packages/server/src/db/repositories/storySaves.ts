import { sql } from 'kysely'

import type { StoredSave } from '../../services/stories/authoringPorts.ts'
import type { Db } from '../database.ts'

/** Of each story, what it was before so many of its last saves. */
const SAVES_KEPT = 50

/** Whatever a form sets; as it stands, whoever may set it. */
const FIELDS = sql.join(
  [
    'title',
    'tagline',
    'story_description',
    'story_prompt',
    'story_system_prompt',
    'cover_image_url',
    'image_alt',
    'category_id',
    'tag_ids',
    'language',
    'content_rating',
    'difficulty_level',
    'is_premium',
    'is_featured',
    'initial_xp',
    'actions_count',
    'story_cards_count',
    'total_scenes',
    'branching_points',
    'possible_endings',
    'estimated_play_time',
    'game_config',
    'import_notes',
  ].map((name) => sql.ref(`stories.${name}`)),
)

/** Keeps stories as they are, right before they are saved anew; the oldest go. */
export async function keepSaves(db: Db, storyIds: readonly string[]) {
  await sql`
    insert into story_saves (story_id, revision, fields, version_id)
    select id, revision, (select row_to_json(kept) from (select ${FIELDS}) as kept), current_version_id
    from stories where id = any (${storyIds}::uuid[])
    on conflict do nothing`.execute(db)
  await sql`
    delete from story_saves using stories
    where stories.id = story_id and stories.id = any (${storyIds}::uuid[])
      and story_saves.revision <= stories.revision - ${sql.lit(SAVES_KEPT)}`.execute(db)
}

/** What a story was at a revision that was saved over since; nothing once it is too long ago. */
export const findSave = (db: Db, id: string, revision: number): Promise<StoredSave | undefined> =>
  db
    .selectFrom('story_saves')
    .leftJoin('story_versions', 'story_versions.id', 'story_saves.version_id')
    .select(['fields', 'structure'])
    .where('story_saves.story_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
