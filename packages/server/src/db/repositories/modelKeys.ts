import type { ModelKeyRepository } from '../../services/models/ports.ts'
import type { Db } from '../database.ts'
import { hasRow } from '../../platform/db/hasRow.ts'

export const modelKeyRepository = (db: Db): ModelKeyRepository => ({
  find: async (userId) =>
    (await db
      .selectFrom('model_keys')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst()) ?? null,
  save: async (key) => {
    const { user_id: _whose, ...rest } = key
    await db
      .insertInto('model_keys')
      .values(key)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
      .execute()
  },
  change: ({ user_id, sealed_key, ...rest }) =>
    hasRow(
      db
        .updateTable('model_keys')
        .set(rest)
        .where('user_id', '=', user_id)
        .where('sealed_key', '=', sealed_key)
        .returning('user_id'),
    ),
  remove: async (userId) => {
    await db.deleteFrom('model_keys').where('user_id', '=', userId).execute()
  },
})
