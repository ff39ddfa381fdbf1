import { sql, type SqlBool } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'

import type { Audience, StoryRepository } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'
import { searchOrder, searchFilter } from './storySearch.ts'

const CARD_COLUMNS = [
  'stories.id',
  'stories.author_id',
  'stories.title',
  'stories.tagline',
  'stories.story_description',
  'stories.cover_image_url',
  'stories.image_alt',
  'stories.is_featured',
  'stories.is_premium',
  'stories.content_rating',
  'stories.difficulty_level',
  'stories.status',
  'stories.language',
  'stories.created_at',
  'stories.published_at',
  'stories.estimated_play_time',
  'stories.possible_endings',
  'stories.likes_total',
  'stories.plays_total',
  'stories.bookmarks_total',
  'stories.shares_count',
  'stories.ratings_count',
  'stories.ratings_sum',
  'stories.sessions_begun',
  'stories.sessions_completed',
] as const

const PAGE_COLUMNS = [
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

/** A story with its author, category and tags, in one statement. */
const selectCards = (db: Db) =>
  db
    .selectFrom('stories')
    .innerJoin('users as author', 'author.id', 'stories.author_id')
    .leftJoin('categories as category', 'category.id', 'stories.category_id')
    .select(CARD_COLUMNS)
    .select((select) => [
      jsonBuildObject({
        display_name: sql<string | null>`coalesce(author.display_name, author.username)`,
        avatar_url: select.ref('author.avatar_url'),
      }).as('author'),
      sql<{ id: string; name: string; display_name: string; sort_order: number } | null>`
        case when category.id is not null then json_build_object(
          'id', category.id, 'name', category.name,
          'display_name', category.display_name, 'sort_order', category.sort_order) end`.as(
        'category',
      ),
      jsonArrayFrom(
        select
          .selectFrom('story_tags')
          .innerJoin('tags', 'tags.id', 'story_tags.tag_id')
          .select(['tags.id', 'tags.display_name', 'tags.color'])
          .whereRef('story_tags.story_id', '=', 'stories.id')
          .orderBy('tags.display_name'),
      ).as('tags'),
    ])

/** What a list may show to its audience; the one place that says so in SQL. */
const visibleTo = ({ seesMature }: Audience) =>
  seesMature
    ? sql<SqlBool>`stories.status = 'published'`
    : sql<SqlBool>`stories.status = 'published' and stories.content_rating <> 'mature'`

const selectVisible = (db: Db, audience: Audience) => selectCards(db).where(visibleTo(audience))

async function listTrendCandidates(db: Db, audience: Audience, limit: number) {
  const mostPlayed = db
    .selectFrom('stories')
    .select('id')
    .where(visibleTo(audience))
    .orderBy('plays_total', 'desc')
    .limit(limit)
  const newest = db
    .selectFrom('stories')
    .select('id')
    .where(visibleTo(audience))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return selectCards(db)
    .where((where) =>
      where.or([where('stories.id', 'in', mostPlayed), where('stories.id', 'in', newest)]),
    )
    .execute()
}

async function countPublished(db: Db, audience: Audience) {
  const { total } = await db
    .selectFrom('stories')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(visibleTo(audience))
    .executeTakeFirstOrThrow()
  return total
}

async function findStructure(db: Db, versionId: string) {
  const version = await db
    .selectFrom('story_versions')
    .select('structure')
    .where('id', '=', versionId)
    .executeTakeFirst()
  return version?.structure
}

export const storyRepository = (db: Db): StoryRepository => ({
  findStory: (id) =>
    selectCards(db).select(PAGE_COLUMNS).where('stories.id', '=', id).executeTakeFirst(),

  findStructure: (versionId) => findStructure(db, versionId),

  listNewest: (audience, { offset, limit }) =>
    selectVisible(db, audience)
      .orderBy('stories.published_at', 'desc')
      .orderBy('stories.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),

  countPublished: (audience) => countPublished(db, audience),

  listFeatured: (audience, limit) =>
    selectVisible(db, audience)
      .where('stories.is_featured', '=', true)
      .orderBy(sql`stories.featured_order nulls last`)
      .orderBy('stories.published_at', 'desc')
      .orderBy('stories.id', 'desc')
      .limit(limit)
      .execute(),

  listTrendCandidates: (audience, limit) => listTrendCandidates(db, audience, limit),

  searchStories: (audience, query, limit) =>
    selectVisible(db, audience)
      .where(searchFilter(query))
      .orderBy(searchOrder(query))
      .orderBy('stories.plays_total', 'desc')
      .orderBy('stories.id')
      .limit(limit)
      .execute(),
})
