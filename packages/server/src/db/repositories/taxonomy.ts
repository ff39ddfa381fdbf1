import { sql } from 'kysely'

import type { TaxonomyRepository } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'

export const taxonomyRepository = (db: Db): TaxonomyRepository => ({
  listCategories: () =>
    db
      .selectFrom('categories')
      .select(['id', 'name', 'display_name', 'sort_order'])
      .orderBy('sort_order')
      .orderBy('name')
      .execute(),

  listTags: () =>
    db.selectFrom('tags').select(['id', 'display_name', 'color']).orderBy('display_name').execute(),

  findCategoryId: async (name) => {
    const found = await db
      .selectFrom('categories')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirst()
    return found?.id
  },

  findTagId: async (idOrName) => {
    const found = await db
      .selectFrom('tags')
      .select('id')
      .where(sql`id::text`, '=', idOrName.toLowerCase())
      .union(db.selectFrom('tags').select('id').where('name', '=', idOrName))
      .executeTakeFirst()
    return found?.id
  },
})
