import { sql, type SqlBool } from 'kysely'
import type { AdminStorySort } from '@kathasagar/api/contract'

import type { AdminStoryRepository, StoryFilter } from '../../services/admin/ports.ts'
import type { Db } from '../database.ts'
import { like } from './likePattern.ts'
import { selectCards } from './storyCards.ts'

const AUTHOR = sql<string>`coalesce(author.display_name, author.username)`

const ORDERS: Readonly<Record<AdminStorySort, ReturnType<typeof sql>>> = {
  title: sql`lower(stories.title)`,
  author: sql`lower(${AUTHOR})`,
  category: sql`lower(category.display_name)`,
  status: sql`stories.status`,
  likes: sql`stories.likes_total`,
  plays: sql`stories.plays_total`,
  bookmarks: sql`stories.bookmarks_total`,
  created: sql`stories.created_at`,
}

const REPORTED = sql<SqlBool>`exists (select 1 from story_reports as report
  where report.story_id = stories.id and report.resolved_at is null)`

/** What less common filters let through. */
const passesMore = (filter: StoryFilter) => [
  filter.tag_id &&
    sql<SqlBool>`exists (select 1 from story_tags
      where story_tags.story_id = stories.id and tag_id = ${filter.tag_id})`,
  filter.language && sql<SqlBool>`stories.language = ${filter.language}`,
  filter.content_rating && sql<SqlBool>`stories.content_rating = ${filter.content_rating}`,
  filter.reported !== undefined && sql<SqlBool>`${REPORTED} = ${filter.reported}`,
  filter.published_from &&
    sql<SqlBool>`stories.published_at >= ${filter.published_from}::timestamp at time zone 'UTC'`,
  filter.published_until &&
    sql<SqlBool>`stories.published_at < (${filter.published_until}::timestamp
      + interval '1 day') at time zone 'UTC'`,
]

/** What the filter lets through, of a statement that joins authors and categories as cards do. */
export function passesFilter(filter: StoryFilter) {
  const { search, status, category_id, author_id, premium, featured } = filter
  const words = like(search)
  const all = [
    ...passesMore(filter),
    search.trim() &&
      sql<SqlBool>`(stories.title ilike ${words} or stories.tagline ilike ${words}
        or author.display_name ilike ${words} or author.username ilike ${words})`,
    status && sql<SqlBool>`stories.status = ${status}`,
    category_id && sql<SqlBool>`stories.category_id = ${category_id}`,
    author_id && sql<SqlBool>`stories.author_id = ${author_id}`,
    premium !== undefined && sql<SqlBool>`stories.is_premium = ${premium}`,
    featured !== undefined && sql<SqlBool>`stories.is_featured = ${featured}`,
  ].filter((it) => typeof it === 'object')
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(all, sql` and `)}`
}

async function countStories(db: Db, filter: StoryFilter) {
  const { stories } = await db
    .selectFrom('stories')
    .innerJoin('users as author', 'author.id', 'stories.author_id')
    .select(sql<number>`count(*)::int`.as('stories'))
    .where(passesFilter(filter))
    .executeTakeFirstOrThrow()
  return stories
}

export const adminStoryRepository = (db: Db): AdminStoryRepository => ({
  listStories: (filter, { offset, limit }) =>
    selectCards(db)
      .select(['stories.updated_at', 'stories.revision', 'stories.featured_order'])
      .where(passesFilter(filter))
      .orderBy(sql`${ORDERS[filter.sort]} ${sql.raw(filter.order)} nulls last`)
      .orderBy('stories.id', filter.order)
      .offset(offset)
      .limit(limit)
      .execute(),

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
