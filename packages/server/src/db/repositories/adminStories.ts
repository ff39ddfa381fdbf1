import { sql, type SqlBool } from 'kysely'
import type { AdminStorySort } from '@kathasagar/api/contract'

import type { AdminStoryRepository } from '../../services/admin/ports.ts'
import type { Db } from '../database.ts'
import { like } from './likePattern.ts'
import { selectCards } from './storyCards.ts'

type Filter = Parameters<AdminStoryRepository['countStories']>[0]

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

/** What the filter lets through, of a statement that joins authors and categories as cards do. */
function passes({ search, status, category_id, author_id, premium, featured }: Filter) {
  const words = like(search)
  const all = [
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

async function countStories(db: Db, filter: Filter) {
  const { stories } = await db
    .selectFrom('stories')
    .innerJoin('users as author', 'author.id', 'stories.author_id')
    .select(sql<number>`count(*)::int`.as('stories'))
    .where(passes(filter))
    .executeTakeFirstOrThrow()
  return stories
}

export const adminStoryRepository = (db: Db): AdminStoryRepository => ({
  listStories: (filter, { offset, limit }) =>
    selectCards(db)
      .select(['stories.updated_at', 'stories.revision', 'stories.featured_order'])
      .where(passes(filter))
      .orderBy(sql`${ORDERS[filter.sort]} ${sql.raw(filter.order)} nulls last`)
      .orderBy('stories.id', filter.order)
      .offset(offset)
      .limit(limit)
      .execute(),

  countStories: (filter) => countStories(db, filter),

  lockFeatured: (ids) =>
    db
      .selectFrom('stories')
      .select(['id', 'status', 'is_featured', 'featured_order'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute(),

  // Featuring is no edit: a shipped story stays as it came and is renewed with the next version.
  setFeatured: async (id, place) => {
    await db.updateTable('stories').set(place).where('id', '=', id).execute()
  },
})
