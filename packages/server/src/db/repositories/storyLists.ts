import type { StorySort } from '@kathasagar/api/contract/vocabulary'
import { sql, type OrderByExpression, type SqlBool } from 'kysely'

import type { Audience, SortedPage, StoryFilter } from '../../services/stories/ports.ts'
import type { Database, Db } from '../database.ts'
import { keepLargeCounts } from './largeCounts.ts'
import { selectCards, visibleTo } from '../../modules/catalogue/index.ts'
import { totalOf } from '../../platform/db/totalOf.ts'

type Order = OrderByExpression<Database, 'stories', unknown>

/** Each has an index over published stories, with the id after it. */
const SORT_COLUMNS = {
  newest: 'stories.published_at',
  popular: 'stories.plays_total',
  rated: 'stories.rating_rank',
} as const satisfies Record<StorySort, Order>

/** Ids of the stories that an audience may see and a filter lets through. */
function selectFiltered(db: Db, audience: Audience, filter: StoryFilter) {
  const { category_id, tag_id, author_id, language, difficulty, ratings, minutes } = filter
  let found = db.selectFrom('stories').where(visibleTo(audience))
  if (category_id) found = found.where('stories.category_id', '=', category_id)
  if (author_id) found = found.where('stories.author_id', '=', author_id)
  if (language) found = found.where('stories.language', '=', language)
  if (difficulty) found = found.where('stories.difficulty_level', '=', difficulty)
  if (ratings) found = found.where('stories.content_rating', 'in', ratings)
  if (minutes) {
    found = found.where((where) =>
      where.between('stories.estimated_play_time', minutes[0], minutes[1]),
    )
  }
  if (tag_id) {
    // Spelt out, so that no plan is made for all tags: common and rare ones need different ones.
    found = found.where(sql<SqlBool>`stories.tag_ids @> array[${sql.lit(tag_id)}]::uuid[]`)
  }
  return found
}

/** What follows a story where the newest come first; nothing, where there is no such story. */
const comesAfter = (id: string) =>
  sql<SqlBool>`(stories.published_at, stories.id) <
    (select published_at, id from stories as last where last.id = ${id})`

/** The page is cut from the index before anything is joined to it. */
export function listStories(
  db: Db,
  audience: Audience,
  filter: StoryFilter,
  { sort, before, offset, limit }: SortedPage,
) {
  const column = SORT_COLUMNS[sort]
  const filtered = selectFiltered(db, audience, filter)
  const page = (before ? filtered.where(comesAfter(before)) : filtered)
    .select('stories.id')
    .orderBy(column, 'desc')
    .orderBy('stories.id', 'desc')
    .offset(offset)
    .limit(limit)
  return selectCards(db)
    .where('stories.id', 'in', page)
    .orderBy(column, 'desc')
    .orderBy('stories.id', 'desc')
    .execute()
}

/** Smaller lists are counted each time, so that what is published is counted at once. */
const LARGE = 2000

export const createStoryCounts = (db: Db) =>
  keepLargeCounts(
    (audience: Audience, filter: StoryFilter) => totalOf(selectFiltered(db, audience, filter)),
    LARGE,
  )
