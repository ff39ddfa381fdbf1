import { sql } from 'kysely'

import type { PictureObjectRepository } from '../../services/images/ports.ts'
import type { Db } from '../database.ts'

/** Pictures whose bytes are kept outside, and what is to go from there. */
export const pictureObjectRepository = (db: Db): PictureObjectRepository => ({
  listInside: async (limit) => {
    const inside = await db
      .selectFrom('story_pictures')
      .select(['hash', sql<Uint8Array>`content`.as('content'), 'small', 'middle'])
      .where('content', 'is not', null)
      .orderBy('kept_at')
      .limit(limit)
      .execute()
    return inside
  },

  expectObjects: async (hash, due_at) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('due_objects')
      .values({ hash, due_at, is_dropping: false })
      .onConflict((conflict) =>
        conflict
          .column('hash')
          .doUpdateSet({ due_at })
          .where('due_objects.is_dropping', '=', false),
      )
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  },

  leaveRow: async (hash) => {
    const { numUpdatedRows } = await db
      .updateTable('story_pictures')
      .set({ content: null, small: null, middle: null })
      .where('hash', '=', hash)
      .executeTakeFirst()
    // Its row went meanwhile: what was put outside stays due.
    if (numUpdatedRows > 0) await db.deleteFrom('due_objects').where('hash', '=', hash).execute()
  },

  claimDue: async (now, until, limit) => {
    const claimed = await db
      .updateTable('due_objects')
      .set({ is_dropping: true, due_at: until })
      .where('hash', 'in', (query) =>
        query
          .selectFrom('due_objects as due')
          .select('due.hash')
          .where('due.due_at', '<=', now)
          .where(
            sql<boolean>`not exists (select from story_pictures as kept
              where kept.hash = due.hash and kept.content is null)`,
          )
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('hash')
      .execute()
    return claimed.map(({ hash }) => hash)
  },

  forgetDue: async (hash) => {
    await db.deleteFrom('due_objects').where('hash', '=', hash).execute()
  },
})
