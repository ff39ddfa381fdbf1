import { type StoryVersion, LIMITS } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { presentRow, type StoredRow } from '../../platform/db/rows.ts'
import { findOwnStory } from './ownStory.ts'

const counts = sql`(select count(*)::int as total_scenes,
  (count(*) filter (where (select count(distinct choice ->> 'target')
    from json_array_elements(value -> 'choices') as choice) > 1))::int as branching_points,
  (count(*) filter (where json_array_length(value -> 'choices') = 0))::int as possible_endings
  from json_each(version.structure -> 'nodes'))`

export const listStoryVersions: Call<'listStoryVersions', Platform> = async ({ db }, input) => {
  const { story_id: storyId } = input.params
  const story = await findOwnStory(db, { storyId, user: input.user })
  if (isRefusal(story)) return story
  const { rows } = await sql<StoredRow<StoryVersion>>`
    select version.number, version.created_at, counts.*,
      (select coalesce(display_name, username) from users where id = version.created_by) as created_by,
      version.id = stories.current_version_id as is_current,
      (select count(*)::int from game_sessions where version_id = version.id
        and preview_code is null and deleted_at is null) as sessions
    from story_versions as version join stories on stories.id = version.story_id,
      lateral ${counts} as counts
    where version.story_id = ${storyId} and version.number < ${input.query.before}
    order by version.number desc limit ${sql.lit(LIMITS.versionsPage)}`.execute(db)
  return rows.map((version) => presentRow<StoryVersion>(version))
}
