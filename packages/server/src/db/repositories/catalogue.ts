import type { CatalogueRepository } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'

export const catalogueRepository = (db: Db): CatalogueRepository => ({
  listCategories: () =>
    db
      .selectFrom('categories')
      .select(['id', 'name', 'display_name', 'sort_order'])
      .orderBy('sort_order')
      .orderBy('name')
      .execute(),

  listTags: () =>
    db.selectFrom('tags').select(['id', 'display_name', 'color']).orderBy('display_name').execute(),
})
