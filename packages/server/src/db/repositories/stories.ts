import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { sql, type SqlBool } from 'kysely'

import type { StoryRepository } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'
import { countBookmarked, listBookmarked } from './bookmarks.ts'
import { listFollowed } from './followedStories.ts'
import { listCards, selectCards, selectVisible, visibleTo } from '../../modules/catalogue/index.ts'
import { createStoryCounts, listStories } from './storyLists.ts'
import { searchStories } from './storySearch.ts'
import { listContenders, listStrongest } from './storyTrends.ts'

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
] as const

async function findStructure(db: Db, versionId: string) {
  const version = await db
    .selectFrom('story_versions')
    .select('structure')
    .where('id', '=', versionId)
    .executeTakeFirst()
  return version?.structure
}

/** Selects stories that are not a later part of a series. */
const beginsSeries = sql<SqlBool>`not exists (select from series_parts part
  join series_parts earlier on earlier.series_id = part.series_id and earlier.place < part.place
  where part.story_id = stories.id)`

/**
 * Returns a story that was public before the day, chosen by the day; on the first day of a site any
 * story. Returns undefined if no story is in the language.
 */
async function findTaleOfDay(db: Db, day: string, language: StoryLanguage) {
  const eligible = selectVisible(db, { seesMature: false })
    .where('stories.is_premium', '=', false)
    .where('stories.language', '=', language)
    .where(beginsSeries)
    .orderBy('stories.id')
    .limit(1)
  const before = eligible.where('stories.published_at', '<', sql<Date>`${day}::timestamptz`)
  const later = before.where('stories.id', '>=', sql<string>`md5(${day})::uuid`)
  for (const wanted of [later, before, eligible]) {
    const found = await wanted.executeTakeFirst()
    if (found) return found
  }
  return undefined
}

export const storyRepository = (db: Db): StoryRepository => ({
  findStory: (id) =>
    selectCards(db)
      .select(PAGE_COLUMNS)
      .select('stories.is_taken_down')
      .select(sql<boolean>`stories.seeded_at is not null`.as('is_house_story'))
      .where('stories.id', '=', id)
      .executeTakeFirst(),

  findStructure: (versionId) => findStructure(db, versionId),

  listAddresses: (audience, limit) =>
    db
      .selectFrom('stories')
      .select(['stories.id', 'stories.updated_at'])
      .where(visibleTo(audience))
      .orderBy('stories.published_at', 'desc')
      .orderBy('stories.id', 'desc')
      .limit(limit)
      .execute(),

  listStories: (audience, filter, page) => listStories(db, audience, filter, page),
  countStories: createStoryCounts(db),
  listBookmarked: (audience, userId, page) => listBookmarked(db, audience, userId, page),
  listFollowed: (...asked) => listFollowed(db, ...asked),
  countBookmarked: (audience, userId) => countBookmarked(db, audience, userId),

  listFeatured: (audience, { limit, reads }) =>
    selectVisible(db, audience)
      .where('stories.is_featured', '=', true)
      .orderBy(sql`stories.language = ${reads}`, 'desc')
      .orderBy(sql`stories.featured_order nulls last`)
      .orderBy('stories.published_at', 'desc')
      .orderBy('stories.id', 'desc')
      .limit(limit)
      .execute(),

  findTaleOfDay: (...asked) => findTaleOfDay(db, ...asked),

  listStrongest: (...asked) => listStrongest(db, ...asked),
  listContenders: (...asked) => listContenders(db, ...asked),
  listCards: (ids) => listCards(db, ids),

  searchStories: (audience, query, limit) => searchStories(db, audience, query, limit),
})
