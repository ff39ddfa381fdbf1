import { sql } from 'kysely'

import type { AdminCategoryRepository } from '../../services/admin/ports.ts'
import type { Db } from '../database.ts'
import { rememberMerge } from './seededItems.ts'
import { lockTaxonomy } from './taxonomyLock.ts'

async function insert(db: Db, display_name: string, names: readonly string[]) {
  for (const name of names) {
    const made = await db
      .insertInto('categories')
      .values({
        name,
        display_name,
        sort_order: sql<number>`(select coalesce(max(sort_order), 0) + 1 from categories)`,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return made.id
  }
  throw new Error(`No key is free for the category ${display_name}`)
}

export const adminCategoryRepository = (db: Db): AdminCategoryRepository => ({
  lock: () => lockTaxonomy(db),

  list: () =>
    db
      .selectFrom('categories')
      .select(['id', 'name', 'display_name', 'sort_order'])
      .select(
        sql<number>`(select count(*)::int from stories where category_id = categories.id)`.as(
          'stories',
        ),
      )
      .orderBy('sort_order')
      .orderBy('name')
      .execute(),

  insert: ({ display_name }, { name, otherwise }) => insert(db, display_name, [name, otherwise]),

  change: async (id, { display_name }) => {
    if (display_name === undefined) return
    await db.updateTable('categories').set({ display_name }).where('id', '=', id).execute()
  },

  setOrder: async (ids) => {
    await sql`update categories set sort_order = given.place::int
      from unnest(${ids}::uuid[]) with ordinality as given (id, place)
      where categories.id = given.id`.execute(db)
  },

  moveStories: async (from, into) => {
    await db
      .updateTable('stories')
      .set({ category_id: into })
      .where('category_id', '=', from)
      .execute()
    await rememberMerge(db, 'category', from, into)
  },

  remove: async (id) => {
    await db.deleteFrom('categories').where('id', '=', id).execute()
  },
})
