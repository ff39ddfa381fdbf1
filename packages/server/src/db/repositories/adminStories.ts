import { sql, type SqlBool } from 'kysely'
import { BULK_MAX, type AdminStoriesQuery, type AdminStorySort } from '@kathasagar/api/contract'

import type { AdminStoryRepository, StoryFilter } from '../../services/admin/ports.ts'
import type { ListPage } from '../../modules/catalogue/index.ts'
import type { Db } from '../database.ts'
import { keepLargeCounts } from '../../platform/db/largeCounts.ts'
import { like } from '../../platform/db/likePattern.ts'
import { selectCards } from '../../modules/catalogue/index.ts'
import { totalOf } from '../../platform/db/totalOf.ts'

/** Each but author and category has an index, with the id after it. */
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

/**
 * Words of the story, or of its author's name: each of the four is found by an index, and from each
 * author found the planner goes on by the index of whose stories they are.
 */
const isAbout = (words: string) => sql<SqlBool>`stories.id in (
  select id from stories where title ilike ${words}
  union select id from stories where tagline ilike ${words}
  union select its.id from users join stories as its on its.author_id = users.id
    where display_name ilike ${words}
  union select its.id from users join stories as its on its.author_id = users.id
    where username ilike ${words})`

/** What less common filters let through. */
const passesMore = (filter: StoryFilter) => [
  filter.tag_id &&
    sql<SqlBool>`exists (select 1 from story_tags
      where story_tags.story_id = stories.id and tag_id = ${filter.tag_id})`,
  filter.language && sql<SqlBool>`stories.language = ${filter.language}`,
  filter.content_rating && sql<SqlBool>`stories.content_rating = ${filter.content_rating}`,
  filter.reported !== undefined && (filter.reported ? REPORTED : sql<SqlBool>`not ${REPORTED}`),
  filter.published_from &&
    sql<SqlBool>`stories.published_at >= ${filter.published_from}::timestamp at time zone 'UTC'`,
  filter.published_until &&
    sql<SqlBool>`stories.published_at < (${filter.published_until}::timestamp
      + interval '1 day') at time zone 'UTC'`,
]

/** What of `stories` the filter lets through. */
export function passesFilter(filter: StoryFilter) {
  const { search, status, category_id, author_id, premium, featured } = filter
  const all = [
    ...passesMore(filter),
    search.trim() && isAbout(like(search)),
    status && sql<SqlBool>`stories.status = ${status}`,
    category_id && sql<SqlBool>`stories.category_id = ${category_id}`,
    author_id && sql<SqlBool>`stories.author_id = ${author_id}`,
    premium !== undefined && sql<SqlBool>`stories.is_premium = ${premium}`,
    featured !== undefined && sql<SqlBool>`stories.is_featured = ${featured}`,
  ].filter((it) => typeof it === 'object')
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(all, sql` and `)}`
}

const countExactly = (db: Db, filter: StoryFilter) =>
  totalOf(db.selectFrom('stories').where(passesFilter(filter)))

type Order = Pick<AdminStoriesQuery, 'sort' | 'order'>

const orderBy = ({ sort, order }: Order) =>
  sql.join([
    ...ORDERS[sort].map((by) =>
      // Only a category may be missing; an order that has to mind that fits no index.
      sort === 'category' ? sql`${by} ${sql.raw(order)} nulls last` : sql`${by} ${sql.raw(order)}`,
    ),
    sql`stories.id ${sql.raw(order)}`,
  ])

/** The page is cut before anything is joined to it but what it is sorted by. */
function listStories(db: Db, filter: StoryFilter & Order, { offset, limit }: ListPage) {
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

const countStories = keepLargeCounts(countExactly, BULK_MAX)

export const adminStoryRepository = (db: Db): AdminStoryRepository => ({
  listStories: (filter, page) => listStories(db, filter, page),
  countStories: (filter) => countStories(db, filter),

  lockFeatured: (id) =>
    db
      .selectFrom('stories')
      .select(['id', 'status', 'is_featured', 'featured_order'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  // Featuring is no edit: a shipped story stays as it came and is renewed with the next version.
  setFeatured: async (id, place) => {
    await db.updateTable('stories').set(place).where('id', '=', id).execute()
  },
})
