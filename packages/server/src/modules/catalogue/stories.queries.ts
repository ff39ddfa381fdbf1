import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import { selectCards } from './storyCards.ts'

export const PAGE_COLUMNS = [
  'stories.story_prompt',
  'stories.story_system_prompt',
  'stories.initial_xp',
  'stories.actions_count',
  'stories.story_cards_count',
  'stories.total_scenes',
  'stories.branching_points',
  'stories.game_config',
  'stories.current_version_id',
  'stories.is_open',
] as const

export const findStory = (db: Db, id: string) =>
  selectCards(db)
    .select(PAGE_COLUMNS)
    .select('stories.is_taken_down')
    .select(sql<boolean>`stories.seeded_at is not null`.as('is_house_story'))
    .where('stories.id', '=', id)
    .executeTakeFirst()

export async function findStructure(db: Db, versionId: string) {
  const version = await db
    .selectFrom('story_versions')
    .select('structure')
    .where('id', '=', versionId)
    .executeTakeFirst()
  return version?.structure
}
