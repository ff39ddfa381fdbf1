import type { KnownOriginRepository } from '../../services/auth/knownOrigins.ts'
import type { Db } from '../database.ts'

export const knownOriginRepository = (db: Db): KnownOriginRepository => ({
  findKnown: async (userId, hashes, since) => {
    const known = await db
      .selectFrom('known_origins')
      .select('origin_hash')
      .where('user_id', '=', userId)
      .where('origin_hash', 'in', [...hashes])
      .where('seen_at', '>', since)
      .execute()
    return known.map(({ origin_hash }) => origin_hash)
  },

  remember: async (user_id, hashes, seen_at) => {
    await db
      .insertInto('known_origins')
      .values(hashes.map((origin_hash) => ({ user_id, origin_hash, seen_at })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'origin_hash']).doUpdateSet({ seen_at }),
      )
      .execute()
  },

  keepNewest: async (userId, kept) => {
    const newest = db
      .selectFrom('known_origins')
      .select('origin_hash')
      .where('user_id', '=', userId)
      .orderBy('seen_at', 'desc')
      .orderBy('origin_hash')
      .limit(kept)
    await db
      .deleteFrom('known_origins')
      .where('user_id', '=', userId)
      .where('origin_hash', 'not in', newest)
      .execute()
  },

  forgetAll: async (userId) => {
    await db.deleteFrom('known_origins').where('user_id', '=', userId).execute()
  },

  forgetBefore: async (then) => {
    await db.deleteFrom('known_origins').where('seen_at', '<', then).execute()
  },
})
