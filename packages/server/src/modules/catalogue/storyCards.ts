import { sql, type SqlBool } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'

import type { Db, Platform } from '../../platform/call.ts'
import type { Reader } from '../../platform/policies.ts'
import { hasStoryteller, type ModelContext } from '../models/index.ts'
import type { Audience } from './storyTypes.ts'

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

/** Handle of the author. Null if the account is closed or suspended. */
export const authorHandle = sql<string | null>`case
  when author.suspended_at is null and author.delete_after is null then author.handle end`

export const selectCards = (db: Db) =>
  db
    .selectFrom('stories')
    .innerJoin('users as author', 'author.id', 'stories.author_id')
    .leftJoin('categories as category', 'category.id', 'stories.category_id')
    .select(CARD_COLUMNS)
    .select((select) => [
      jsonBuildObject({
        handle: authorHandle,
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

export type ListContext = Platform & Pick<ModelContext, 'modelStates'>

/** Returns the reader's filter. Guests see no mature stories. Open stories need a connected model. */
export const audienceOf = (
  reader: Reader,
  { modelStates }: Pick<ModelContext, 'modelStates'>,
): Audience => ({
  seesMature: reader !== null,
  ...(!hasStoryteller(modelStates) && { hidesOpen: true, authorId: reader?.id }),
})

/** SQL condition for visibility. All lists use it. */
export const visibleTo = ({ seesMature, hidesOpen = false, authorId }: Audience) => sql<SqlBool>`
  stories.status = 'published'
  ${seesMature ? sql`` : sql`and stories.content_rating <> 'mature'`}
  ${hidesOpen ? sql`and (not stories.is_open ${authorId ? sql`or stories.author_id = ${authorId}` : sql``})` : sql``}`

export const selectVisible = (db: Db, audience: Audience) =>
  selectCards(db).where(visibleTo(audience))

/** Lists cards in the order of `ids`. If `audience` is given, omits stories that it may not see. */
export async function listCards(db: Db, ids: readonly string[], audience?: Audience) {
  if (ids.length === 0) return []
  const select = audience ? selectVisible(db, audience) : selectCards(db)
  const cards = await select.where('stories.id', 'in', ids).execute()
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
