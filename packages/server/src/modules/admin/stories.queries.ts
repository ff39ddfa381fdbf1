import { BULK_MAX, type AdminStoriesQuery, type AdminStorySort } from '@kathasagar/api/contract'
import { sql, type SqlBool } from 'kysely'

import type { Db } from '../../platform/call.ts'
import { keepLargeCounts, like, totalOf } from '../../platform/db/rows.ts'
import { selectCards, type ListPage } from '../catalogue/index.ts'

type Order = Pick<AdminStoriesQuery, 'sort' | 'order'>
type StoryFilter = Omit<AdminStoriesQuery, 'page' | 'per_page' | keyof Order>

/** Sort orders. Each except author and category has an index that ends with the id. */
const ORDERS: Readonly<Record<AdminStorySort, readonly ReturnType<typeof sql>[]>> = {
  title: [sql`lower(stories.title)`],
  author: [sql`lower(coalesce(author.display_name, author.username))`],
  category: [sql`lower(category.display_name)`],
  status: [sql`stories.status`, sql`stories.created_at`],
  likes: [sql`stories.likes_total`],
  plays: [sql`stories.plays_total`],
  bookmarks: [sql`stories.bookmarks_total`],
  created: [sql`stories.created_at`],
}

const REPORTED = sql<SqlBool>`exists (select 1 from story_reports as report
  where report.story_id = stories.id and report.resolved_at is null)`

/** Searches titles, taglines and author names. Each part of the union uses an index. */
const isAbout = (words: string) => sql<SqlBool>`stories.id in (
  select id from stories where title ilike ${words}
  union select id from stories where tagline ilike ${words}
  union select its.id from users join stories as its on its.author_id = users.id
    where display_name ilike ${words}
  union select its.id from users join stories as its on its.author_id = users.id
    where username ilike ${words})`

export function passesFilter(filter: StoryFilter) {
  const { search, status, category_id, author_id, premium, featured, reported } = filter
  const all = [
    filter.tag_id &&
      sql<SqlBool>`exists (select 1 from story_tags
        where story_tags.story_id = stories.id and tag_id = ${filter.tag_id})`,
    filter.language && sql<SqlBool>`stories.language = ${filter.language}`,
    filter.content_rating && sql<SqlBool>`stories.content_rating = ${filter.content_rating}`,
    reported !== undefined && (reported ? REPORTED : sql<SqlBool>`not ${REPORTED}`),
    filter.published_from &&
      sql<SqlBool>`stories.published_at >= ${filter.published_from}::timestamp at time zone 'UTC'`,
    filter.published_until &&
      sql<SqlBool>`stories.published_at < (${filter.published_until}::timestamp
        + interval '1 day') at time zone 'UTC'`,
    search.trim() && isAbout(like(search)),
    status && sql<SqlBool>`stories.status = ${status}`,
    category_id && sql<SqlBool>`stories.category_id = ${category_id}`,
    author_id && sql<SqlBool>`stories.author_id = ${author_id}`,
    premium !== undefined && sql<SqlBool>`stories.is_premium = ${premium}`,
    featured !== undefined && sql<SqlBool>`stories.is_featured = ${featured}`,
  ].filter((it) => typeof it === 'object')
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(all, sql` and `)}`
}

export const countStories = keepLargeCounts(
  (db, filter: StoryFilter) => totalOf(db.selectFrom('stories').where(passesFilter(filter))),
  BULK_MAX,
)

const orderBy = ({ sort, order }: Order) =>
  sql.join([
    ...ORDERS[sort].map((by) =>
      // Only a category can be null. Other columns use an index, which `nulls last` would prevent.
      sort === 'category' ? sql`${by} ${sql.raw(order)} nulls last` : sql`${by} ${sql.raw(order)}`,
    ),
    sql`stories.id ${sql.raw(order)}`,
  ])

/** Selects the ids of the page first, so that only its stories are joined. */
export function listStories(db: Db, filter: StoryFilter & Order, { offset, limit }: ListPage) {
  const page = db
    .selectFrom('stories')
    .leftJoin('users as author', 'author.id', 'stories.author_id')
    .leftJoin('categories as category', 'category.id', 'stories.category_id')
    .select('stories.id')
    .where(passesFilter(filter))
    .orderBy(orderBy(filter))
    .offset(offset)
    .limit(limit)
  return selectCards(db)
    .select(['stories.updated_at', 'stories.revision', 'stories.featured_order'])
    .where('stories.id', 'in', page)
    .orderBy(orderBy(filter))
    .execute()
}
