import type { StoryListQuery, StorySort } from '@kathasagar/api/contract'
import { FOR_EVERYONE, LENGTH_MINUTES } from '@kathasagar/story/vocabulary'
import { sql, type OrderByExpression, type SqlBool } from 'kysely'

import type { Database, Db } from '../../db/database.ts'
import { type Call, fieldRefusal, isRefusal } from '../../platform/call.ts'
import { keepLargeCounts, totalOf } from '../../platform/db/rows.ts'
import { findAuthor } from '../authors/index.ts'
import { audienceOf, selectCards, visibleTo } from '../catalogue/index.ts'
import type { Audience, ListContext } from '../catalogue/index.ts'
import { findCategoryId, findTagId } from '../taxonomy/index.ts'
import { pageOf } from './pageOf.ts'

/** Columns to sort by. Each has an index of published stories that ends with the ID. */
const SORT_COLUMNS = {
  newest: 'stories.published_at',
  popular: 'stories.plays_total',
  rated: 'stories.rating_rank',
} as const satisfies Record<StorySort, OrderByExpression<Database, 'stories', unknown>>

/** Resolves names to IDs. Refuses unknown names instead of returning an empty list. */
async function filterOf(db: Db, query: StoryListQuery) {
  const { category, tag, author, language, difficulty, rating, length } = query
  const category_id = category === undefined ? undefined : await findCategoryId(db, category)
  if (category !== undefined && !category_id) return fieldRefusal('category', 'No such category')
  const tag_id = tag === undefined ? undefined : await findTagId(db, tag)
  if (tag !== undefined && !tag_id) return fieldRefusal('tag', 'No such tag')
  const author_id = author === undefined ? undefined : (await findAuthor(db, author))?.id
  if (author !== undefined && !author_id) return fieldRefusal('author', 'No such author')

  return {
    category_id,
    tag_id,
    author_id,
    language,
    difficulty,
    ratings: rating && (FOR_EVERYONE.includes(rating) ? FOR_EVERYONE : [rating]),
    minutes: length && LENGTH_MINUTES[length],
  }
}

type Filter = Exclude<Awaited<ReturnType<typeof filterOf>>, { code: unknown }>

function selectFiltered(db: Db, audience: Audience, filter: Filter) {
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
    // The id is no parameter, because common and rare tags need different query plans.
    found = found.where(sql<SqlBool>`stories.tag_ids @> array[${sql.lit(tag_id)}]::uuid[]`)
  }
  return found
}

/** Counts stories. Counts below 2,000 aren't cached, so that new stories count immediately. */
const countStories = keepLargeCounts(
  (db: Db, audience: Audience, filter: Filter) => totalOf(selectFiltered(db, audience, filter)),
  2000,
)

/** SQL condition: in newest-first order, the story comes after the other one. False if that story doesn't exist. */
const comesAfter = (id: string) =>
  sql<SqlBool>`(stories.published_at, stories.id) <
    (select published_at, id from stories as last where last.id = ${id})`

export const listStories: Call<'listStories', ListContext> = async (ctx, { user, query }) => {
  const { db } = ctx
  const { sort, before } = query
  if (before && sort !== 'newest') {
    return fieldRefusal('before', 'Only the newest first have a story before')
  }
  const filter = await filterOf(db, query)
  if (isRefusal(filter)) return filter
  const audience = audienceOf(user, ctx)
  const column = SORT_COLUMNS[sort]
  const filtered = selectFiltered(db, audience, filter)

  return pageOf(db, user, {
    page: query.page,
    count: () => countStories(db, audience, filter),
    list: ({ offset, limit }) => {
      // Selects the IDs of the page by index first, so that only its stories are joined.
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
    },
  })
}
