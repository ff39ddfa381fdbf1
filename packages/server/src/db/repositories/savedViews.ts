import { sql } from 'kysely'

import type { SavedViewRepository } from '../../services/admin/ports.ts'
import type { Db } from '../database.ts'

export const savedViewRepository = (db: Db): SavedViewRepository => ({
  list: (adminId) =>
    db
      .selectFrom('saved_views')
      .select(['id', 'name', 'view', 'is_default'])
      .where('admin_id', '=', adminId)
      .orderBy(sql`lower(name)`)
      .orderBy('name')
      .execute(),

  clearDefault: async (adminId) => {
    await db
      .updateTable('saved_views')
      .set({ is_default: false })
      .where('admin_id', '=', adminId)
      .where('is_default', '=', true)
      .execute()
  },

  save: async (admin_id, { name, is_default, ...given }, created_at) => {
    const view = JSON.stringify(given.view)
    await db
      .insertInto('saved_views')
      .values({ admin_id, name, view, is_default, created_at })
      .onConflict((known) => known.columns(['admin_id', 'name']).doUpdateSet({ view, is_default }))
      .execute()
  },

  remove: async (adminId, id) => {
    await db
      .deleteFrom('saved_views')
      .where('admin_id', '=', adminId)
      .where('id', '=', id)
      .execute()
  },
})
